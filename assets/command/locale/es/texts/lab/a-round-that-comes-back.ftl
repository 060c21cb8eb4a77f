title = Un disparo que vuelve
    .en = A round that comes back
text-1 = El disparo de corrección acierta: se desvía un hex según el dado blanco y otro según el de color. Norte y luego sur: cae donde se apuntó.
    .en = The spotting round hits: it drifts a hex by the white die and one by the coloured. North, then south: it lies where it was aimed.
