name = Deutsche Panzerkompanie, 75 Punkte
    .en = German panzer company, 75 points
