# Ouvrir la maison dans le navigateur.

serve-port-taken = Le port { $port } est pris, peut-être par cette maison dans une autre fenêtre. Choisis-en un autre : brelan serve --port 0 en prend un libre.
serve-port-not-allowed = Cette machine n’autorise pas le port { $port }. Choisis-en un au-dessus de 1023 : brelan serve --port 0 en prend un libre.
serve-no-address = « { $host } » n’est pas une adresse de cette machine. Omets --host, ou dis 0.0.0.0 pour tous ceux du réseau.
serve-no-shelf = { $file } n’est pas un fichier SQLite, on ne peut donc pas y garder de tables. Nommes-en un autre avec --data.
