name = Amerikanische Schützenkompanie, 100 Punkte
    .en = American rifle company, 100 points
