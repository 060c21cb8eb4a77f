title = Sammeln
    .en = Recover
text-1 = Gebrochene Gruppen mit Moral 8 würfeln nacheinander: darunter sammelt sich eine, bei Gleichstand wird sie niedergehalten, darüber geschieht nichts.
    .en = Broken squads of Morale 8 roll one after the other: under it one rallies, on it one is suppressed, over it nothing happens.
