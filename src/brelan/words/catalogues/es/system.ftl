# Por qué la máquina no abre un archivo, o no lo escribe.

system-ENOENT = ese archivo o esa carpeta no existe
system-EISDIR = es una carpeta
system-ENOTDIR = una parte de esa ruta no es una carpeta
system-EACCES = aquí no está permitido
system-EPERM = aquí no está permitido
system-EEXIST = otra cosa tiene ya ese nombre
system-ENOSPC = el disco está lleno
system-EDQUOT = el disco está lleno
system-EROFS = ahí no se puede escribir nada
system-ENAMETOOLONG = ese nombre es demasiado largo
