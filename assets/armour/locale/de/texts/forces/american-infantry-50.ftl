name = Amerikanische Schützenkompanie, 50 Punkte
    .en = American rifle company, 50 points
