# Abrir a casa no navegador.

serve-port-taken = A porta { $port } está ocupada, talvez por esta casa noutra janela. Escolhe outra: brelan serve --port 0 toma uma livre.
serve-port-not-allowed = Esta máquina não permite a porta { $port }. Escolhe uma acima de 1023: brelan serve --port 0 toma uma livre.
serve-no-address = «{ $host }» não é um endereço desta máquina. Omite --host, ou diz 0.0.0.0 para todos os da rede.
serve-no-shelf = { $file } não é um ficheiro SQLite, por isso não se podem guardar mesas nele. Indica outro com --data.
