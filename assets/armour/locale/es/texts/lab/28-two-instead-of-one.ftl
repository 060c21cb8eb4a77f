title = Dos en vez de uno
    .en = Two instead of one
text-1 = Cerca y al descubierto 4; a más de 40 cm 5; a cubierto además 6. Un blanco a cubierto y cuerpo a tierra suma 2 en vez de 1: 7.
    .en = Near and in the open 4; beyond 40 cm 5; concealed besides 6. A concealed target that has gone to ground adds 2 instead of 1: 7.
