name = Zwei deutsche Züge, 29 Punkte
    .en = Two German platoons, 29 points
