title = Zwölf Mann im Obstgarten
    .en = Twelve figures in an orchard
text-1 = Zwei Gruppen mit Moral 7 im Obstgarten sind ein Mann zu viel: Seine Deckung von 1 wird 0. Mit einer dritten Gruppe sind es fünf zu viel: Die Deckung ist −4 und die Moral 3.
    .en = Two squads of Morale 7 in an orchard are one figure too many: its cover of 1 comes to 0. A third squad makes it five too many: the cover is −4, and Morale 3.
