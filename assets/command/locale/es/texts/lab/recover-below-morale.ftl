title = Recuperación
    .en = Recover
text-1 = Pelotones sin organizar de Moral 8 tiran uno tras otro: por debajo se reorganiza, al igualarla queda con aturdimiento, por encima no pasa nada.
    .en = Broken squads of Morale 8 roll one after the other: under it one rallies, on it one is suppressed, over it nothing happens.
