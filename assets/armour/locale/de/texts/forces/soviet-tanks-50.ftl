name = Sowjetisches Panzerbataillon, 50 Punkte
    .en = Soviet tank battalion, 50 points
