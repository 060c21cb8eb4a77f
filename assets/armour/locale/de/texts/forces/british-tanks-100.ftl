name = Britische Panzerschwadron, 100 Punkte
    .en = British armoured squadron, 100 points
