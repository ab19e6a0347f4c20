# Porque a máquina não abre um ficheiro, ou não o escreve.

system-ENOENT = esse ficheiro ou essa pasta não existe
system-EISDIR = é uma pasta
system-ENOTDIR = uma parte desse caminho não é uma pasta
system-EACCES = aqui não é permitido
system-EPERM = aqui não é permitido
system-EEXIST = outra coisa já tem esse nome
system-ENOSPC = o disco está cheio
system-EDQUOT = o disco está cheio
system-EROFS = ali não se pode escrever nada
system-ENAMETOOLONG = esse nome é comprido de mais
