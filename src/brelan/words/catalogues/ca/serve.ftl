# Obrir la casa al navegador.

serve-port-taken = El port { $port } és ocupat, potser per aquesta casa en una altra finestra. Tria’n un altre: brelan serve --port 0 n’agafa un de lliure.
serve-port-not-allowed = Aquesta màquina no permet el port { $port }. Tria’n un per sobre de 1023: brelan serve --port 0 n’agafa un de lliure.
serve-no-address = «{ $host }» no és cap adreça d’aquesta màquina. Omet --host, o digues 0.0.0.0 per a tots els de la xarxa.
serve-no-shelf = { $file } no és cap fitxer SQLite, així que no s’hi poden guardar taules. Anomena’n un altre amb --data.
