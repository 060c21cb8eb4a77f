name = Zwei britische Züge, 29 Punkte
    .en = Two British platoons, 29 points
