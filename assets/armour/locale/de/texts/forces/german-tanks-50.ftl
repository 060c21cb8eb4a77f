name = Deutsche Panzerkompanie, 50 Punkte
    .en = German panzer company, 50 points
