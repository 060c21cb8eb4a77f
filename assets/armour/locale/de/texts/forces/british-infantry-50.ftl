name = Britische Schützenkompanie, 50 Punkte
    .en = British rifle company, 50 points
