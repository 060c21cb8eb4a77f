# What the system says of a file that it does not read or write.

system-no-such-file = no such file or folder
system-no-permission = permission denied
system-is-folder = is a folder
system-no-folder = a part of the path is no folder
system-not-empty = the folder is not empty
system-exists = exists already
system-disk-full = the disk is full
system-read-only = the disk is read-only
system-disk-fails = the disk fails (input/output error)
system-in-use = another program uses it
system-too-many-open = too many files are open
system-name-too-long = the name is too long
system-links-in-circle = its links lead in a circle
system-too-large = is too large
system-no-such-name = no file can have this name
system-no-memory = not enough memory
system-no-plain-file = is no plain file
system-other = the system refuses it ({$name})
