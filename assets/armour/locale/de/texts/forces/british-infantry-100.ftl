name = Britische Schützenkompanie, 100 Punkte
    .en = British rifle company, 100 points
