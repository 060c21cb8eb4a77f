name = Deutsche Grenadierkompanie, 50 Punkte
    .en = German grenadier company, 50 points
