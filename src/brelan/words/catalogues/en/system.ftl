# Why the machine will not open or write a file.

system-ENOENT = there is no such file or folder
system-EISDIR = that is a folder
system-ENOTDIR = a part of that path is no folder
system-EACCES = that is not allowed here
system-EPERM = that is not allowed here
system-EEXIST = something else has that name
system-ENOSPC = the disk is full
system-EDQUOT = the disk is full
system-EROFS = nothing can be written there
system-ENAMETOOLONG = that name is too long
