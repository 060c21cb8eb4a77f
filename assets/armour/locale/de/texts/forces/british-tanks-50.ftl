name = Britische Panzerschwadron, 50 Punkte
    .en = British armoured squadron, 50 points
