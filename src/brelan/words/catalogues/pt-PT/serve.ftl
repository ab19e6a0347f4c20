# Abrir a casa no navegador.

serve-port-taken = A porta { $port } está ocupada, talvez por esta casa noutra janela. Escolhe outra: brelan serve --port 0 toma uma livre.
serve-port-not-allowed = Esta máquina não permite a porta { $port }. Escolhe uma acima de 1023: brelan serve --port 0 toma uma livre.
serve-no-address = «{ $host }» não é um endereço desta máquina. Omite --host, ou diz 0.0.0.0 para todos os da rede.
serve-no-shelf = { $file } não é um ficheiro SQLite, por isso não se podem guardar mesas nele. Indica outro com --data.
serve-shelf-damaged = { $file } está danificado. Põe uma cópia no seu lugar, ou indica outro com --data.
serve-shelf-shut = { $file } lê-se mas não se escreve, por isso não se podem guardar mesas nele. Indica outro com --data.
serve-shelf-busy = Outro programa retém { $file }. Fecha-o, ou indica outro com --data.
serve-shelf-full = Não há espaço no disco de { $file }. Indica outro com --data.
serve-shelf-newer = Um Brelan mais recente fez { $file }. Usa esse, ou indica outro com --data.
serve-shelf-foreign = { $file } contém outra coisa que não as mesas de uma casa. Indica outro com --data.
