title = Una vez por turno
    .en = Once in a turn
text-1 = Se dan dos Huidas, una contra cada bando; una tercera se rechaza, y también una Recuperación, pues ambos jugadores ya fueron activados. Un pelotón por el que se tiró mueve igual.
    .en = Two Routs are given, one against each side; a third is refused, and so is a Recover, for both players have been activated. A squad that was rolled for moves all the same.
