# Per què la màquina no obre un fitxer, o no l’escriu.

system-ENOENT = aquest fitxer o aquesta carpeta no existeix
system-EISDIR = és una carpeta
system-ENOTDIR = una part d’aquest camí no és cap carpeta
system-EACCES = aquí no està permès
system-EPERM = aquí no està permès
system-EEXIST = una altra cosa ja té aquest nom
system-ENOSPC = el disc és ple
system-EDQUOT = el disc és ple
system-EROFS = allà no s’hi pot escriure res
system-ENAMETOOLONG = aquest nom és massa llarg
