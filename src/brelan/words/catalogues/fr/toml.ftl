# Ce qui ne va pas dans un fichier qui n’est pas du TOML.

toml-twice = cette clé y est déjà
toml-open = quelque chose n’est pas fermé ici
toml-sign = ce signe ne peut pas être là
toml-value = ce n’est pas une valeur
toml-line = il faut ici clé = valeur
