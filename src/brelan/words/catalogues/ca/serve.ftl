# Obrir la casa al navegador.

serve-port-taken = El port { $port } és ocupat, potser per aquesta casa en una altra finestra. Tria’n un altre: brelan serve --port 0 n’agafa un de lliure.
serve-port-not-allowed = Aquesta màquina no permet el port { $port }. Tria’n un per sobre de 1023: brelan serve --port 0 n’agafa un de lliure.
serve-no-address = «{ $host }» no és cap adreça d’aquesta màquina. Omet --host, o digues 0.0.0.0 per a tots els de la xarxa.
serve-no-shelf = { $file } no és cap fitxer SQLite, així que no s’hi poden guardar taules. Anomena’n un altre amb --data.
serve-shelf-damaged = { $file } està malmès. Posa una còpia al seu lloc, o anomena’n un altre amb --data.
serve-shelf-shut = { $file } es pot llegir però no escriure, així que no s’hi poden guardar taules. Anomena’n un altre amb --data.
serve-shelf-busy = Un altre programa reté { $file }. Tanca’l, o anomena’n un altre amb --data.
serve-shelf-full = No queda lloc al disc de { $file }. Anomena’n un altre amb --data.
serve-shelf-newer = Un Brelan més nou va fer { $file }. Fes servir aquell, o anomena’n un altre amb --data.
serve-shelf-foreign = { $file } conté una altra cosa que les taules d’una casa. Anomena’n un altre amb --data.
