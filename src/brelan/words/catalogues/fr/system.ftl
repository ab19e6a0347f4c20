# Pourquoi la machine n’ouvre pas un fichier, ou ne l’écrit pas.

system-ENOENT = ce fichier ou ce dossier n’existe pas
system-EISDIR = c’est un dossier
system-ENOTDIR = une partie de ce chemin n’est pas un dossier
system-EACCES = ce n’est pas permis ici
system-EPERM = ce n’est pas permis ici
system-EEXIST = autre chose porte déjà ce nom
system-ENOSPC = le disque est plein
system-EDQUOT = le disque est plein
system-EROFS = on ne peut rien écrire là
system-ENAMETOOLONG = ce nom est trop long
