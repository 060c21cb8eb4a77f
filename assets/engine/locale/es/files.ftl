# Lo que dice el sistema de un archivo que no lee o no escribe.

system-no-such-file = no existe ese archivo o carpeta
system-no-permission = permiso denegado
system-is-folder = es una carpeta
system-no-folder = una parte de la ruta no es una carpeta
system-not-empty = la carpeta no está vacía
system-exists = ya existe
system-disk-full = el disco está lleno
system-read-only = el disco es de solo lectura
system-disk-fails = falla el disco (error de lectura o escritura)
system-in-use = lo usa otro programa
system-too-many-open = hay demasiados archivos abiertos
system-name-too-long = el nombre es demasiado largo
system-links-in-circle = sus enlaces dan vueltas en círculo
system-too-large = es demasiado grande
system-no-such-name = ningún archivo puede llamarse así
system-no-memory = falta memoria
system-no-plain-file = no es un archivo corriente
system-other = el sistema lo rechaza ({$name})
