name = Amerikanische Panzerkompanie, 100 Punkte
    .en = American tank company, 100 points
