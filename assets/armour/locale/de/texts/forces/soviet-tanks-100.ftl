name = Sowjetisches Panzerbataillon, 100 Punkte
    .en = Soviet tank battalion, 100 points
