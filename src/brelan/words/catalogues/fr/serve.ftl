# Ouvrir la maison dans le navigateur.

serve-port-taken = Le port { $port } est pris, peut-être par cette maison dans une autre fenêtre. Choisis-en un autre : brelan serve --port 0 en prend un libre.
serve-port-not-allowed = Cette machine n’autorise pas le port { $port }. Choisis-en un au-dessus de 1023 : brelan serve --port 0 en prend un libre.
serve-no-address = « { $host } » n’est pas une adresse de cette machine. Omets --host, ou dis 0.0.0.0 pour tous ceux du réseau.
serve-no-shelf = { $file } n’est pas un fichier SQLite, on ne peut donc pas y garder de tables. Nommes-en un autre avec --data.
serve-shelf-damaged = { $file } est abîmé. Remets une copie à sa place, ou nommes-en un autre avec --data.
serve-shelf-shut = { $file } se lit mais ne s’écrit pas, on ne peut donc pas y garder de tables. Nommes-en un autre avec --data.
serve-shelf-busy = Un autre programme retient { $file }. Arrête-le, ou nommes-en un autre avec --data.
serve-shelf-full = Il n’y a plus de place sur le disque de { $file }. Nommes-en un autre avec --data.
serve-shelf-newer = Un Brelan plus récent a fait { $file }. Prends celui-là, ou nommes-en un autre avec --data.
serve-shelf-foreign = { $file } contient autre chose que les tables d’une maison. Nommes-en un autre avec --data.
