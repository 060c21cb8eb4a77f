name = Deutsche Panzerkompanie, 100 Punkte
    .en = German panzer company, 100 points
