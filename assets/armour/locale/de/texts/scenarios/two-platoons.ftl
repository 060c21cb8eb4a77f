title = Zwei Züge
    .en = Two Platoons
place = Eine Dorfkreuzung in Tunesien
    .en = A village crossroads in Tunisia
story = Je zwei Züge sollen dieselbe Kreuzung halten, und keine Seite wusste, dass die andere unterwegs war. Wer dort unangefochten steht, sobald beide Fuß gefasst haben, hat den Tag gewonnen; steht dort niemand, dann die Seite, die mehr kampffähige Männer um sie hat.
    .en = Two platoons a side have been told to hold the same crossroads, and neither knew that the other was on its way. Whoever stands there unchallenged once both have found their feet has won the day; if nobody does, the side with more fit men around it has.
places-Crossroads = Kreuzung
    .en = Crossroads
