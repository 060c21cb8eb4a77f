name = Britische Schützenkompanie, 75 Punkte
    .en = British rifle company, 75 points
