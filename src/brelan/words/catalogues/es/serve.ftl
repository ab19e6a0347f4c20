# Abrir la casa en el navegador.

serve-port-taken = El puerto { $port } está ocupado, quizá por esta casa en otra ventana. Elige otro: brelan serve --port 0 toma uno libre.
serve-port-not-allowed = Esta máquina no permite el puerto { $port }. Elige uno por encima de 1023: brelan serve --port 0 toma uno libre.
serve-no-address = «{ $host }» no es una dirección de esta máquina. Omite --host, o di 0.0.0.0 para todos los de la red.
serve-no-shelf = { $file } no es un archivo SQLite, así que no se pueden guardar mesas en él. Nombra otro con --data.
