# Abrir la casa en el navegador.

serve-port-taken = El puerto { $port } está ocupado, quizá por esta casa en otra ventana. Elige otro: brelan serve --port 0 toma uno libre.
serve-port-not-allowed = Esta máquina no permite el puerto { $port }. Elige uno por encima de 1023: brelan serve --port 0 toma uno libre.
serve-no-address = «{ $host }» no es una dirección de esta máquina. Omite --host, o di 0.0.0.0 para todos los de la red.
serve-no-shelf = { $file } no es un archivo SQLite, así que no se pueden guardar mesas en él. Nombra otro con --data.
serve-shelf-damaged = { $file } está dañado. Pon una copia en su lugar, o nombra otro con --data.
serve-shelf-shut = { $file } se puede leer pero no escribir, así que no se pueden guardar mesas en él. Nombra otro con --data.
serve-shelf-busy = Otro programa retiene { $file }. Ciérralo, o nombra otro con --data.
serve-shelf-full = No queda sitio en el disco de { $file }. Nombra otro con --data.
serve-shelf-newer = Un Brelan más nuevo hizo { $file }. Usa ese Brelan, o nombra otro archivo con --data.
serve-shelf-foreign = { $file } contiene otra cosa que las mesas de una casa. Nombra otro con --data.
