title = Un disparo sobre los propios
    .en = A round on one’s own men
text-1 = El disparo de corrección falla: el dado blanco dice norte y el de color, cuánto. A cuatro hexes están el observador y su propio pelotón.
    .en = The spotting round misses: the white die says north, the coloured how far. Four hexes on stand the observer and his own squad.
