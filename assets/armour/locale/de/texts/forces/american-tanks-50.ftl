name = Amerikanische Panzerkompanie, 50 Punkte
    .en = American tank company, 50 points
