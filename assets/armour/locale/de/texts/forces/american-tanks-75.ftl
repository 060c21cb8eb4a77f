name = Amerikanische Panzerkompanie, 75 Punkte
    .en = American tank company, 75 points
