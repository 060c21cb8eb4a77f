name = Amerikanische Schützenkompanie, 75 Punkte
    .en = American rifle company, 75 points
