title = Begegnung am Mittag
    .en = Meeting at Noon
place = Offene Wüste südlich der Küstenstraße
    .en = Open desert south of the coast road
date = Juni 1942
    .en = June 1942
story = Zwei Panzerkolonnen kommen über entgegengesetzte Horizonte, die Sonne steht hoch und der Boden flimmert zwischen ihnen. Keine hat Befehl zu warten. Jede will die Höhen, die die andere hinter sich gelassen hat.
    .en = Two armoured columns come over opposite horizons with the sun overhead and the ground shimmering between them. Neither has orders to wait. Each wants the high ground that the other has left behind.
