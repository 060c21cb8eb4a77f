title = Sin pozos en las alambradas
    .en = No foxholes in wire
text-1 = Embudos pondría pozos de tirador en un hex con alambradas: no se colocan.
    .en = Shellholes would put foxholes into a hex that holds wire: they are not placed.
