name = Deutsche Grenadierkompanie, 100 Punkte
    .en = German grenadier company, 100 points
