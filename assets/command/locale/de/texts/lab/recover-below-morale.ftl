title = Erholung
    .en = Recover
text-1 = Drei gebrochene Gruppen mit Moral 7 würfeln nacheinander: Eine 5 sammelt, eine 7 hält nieder, eine 9 tut nichts.
    .en = Three broken squads of Morale 7 roll one after the other: a 5 rallies, a 7 suppresses, a 9 does nothing.
