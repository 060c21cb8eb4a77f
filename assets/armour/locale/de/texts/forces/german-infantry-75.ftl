name = Deutsche Grenadierkompanie, 75 Punkte
    .en = German grenadier company, 75 points
