title = Recuperación
    .en = Recover
text-1 = Tres pelotones en desorden de moral 7 tiran uno tras otro: un 5 reorganiza, un 7 suprime, un 9 no hace nada.
    .en = Three broken squads of Morale 7 roll one after the other: a 5 rallies, a 7 suppresses, a 9 does nothing.
