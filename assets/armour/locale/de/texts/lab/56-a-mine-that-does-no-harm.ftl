title = Eine Mine ohne Wirkung
    .en = A mine that does no harm
text-1 = Minen haben einen Panzerabwehrwert von 5: Ein Dach von 1 und eine 5 halten.
    .en = Mines have an anti-tank value of 5: a roof of 1 and a 5 hold.
