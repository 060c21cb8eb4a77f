name = Britische Panzerschwadron, 75 Punkte
    .en = British armoured squadron, 75 points
