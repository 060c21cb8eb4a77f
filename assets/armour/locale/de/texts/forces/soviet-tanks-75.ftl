name = Sowjetisches Panzerbataillon, 75 Punkte
    .en = Soviet tank battalion, 75 points
