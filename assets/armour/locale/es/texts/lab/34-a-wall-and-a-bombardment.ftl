title = Un muro y un bombardeo
    .en = A wall, and a bombardment
text-1 = Tras un muro de piedra, los fusileros que fallan su salvación solo caen si el tirador supera su potencia de fuego, aquí 6. Contra granadas desde arriba el muro no cubre: fallar es mortal.
    .en = Behind a stone wall riflemen who fail their save are lost only if the shooter passes his firepower, 6 here. Against shells from above the wall is no cover: a failed save is fatal.
