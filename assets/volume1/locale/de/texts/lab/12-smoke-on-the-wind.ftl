title = Rauch im Wind
    .en = Smoke on the wind
text-1 = Regel 18.0. Eine Granate, ein Mörsergeschoss und eine Rauchgranate sind explodiert. Am Ende jeder Runde legt jede davon einen Rauchmarker in Windrichtung an, bis es so viele sind, wie ihre Karte sagt; dann werden sie zu verblassendem Rauch und einer nach dem anderen entfernt.
    .en = Rule 18.0. A grenade, a mortar shell and a smoke grenade have exploded. At the end of every turn each adds a Smoke marker downwind until it has as many as its card says; then they turn to Fading Smoke and are removed one by one.
text-2 = Geh durch vier Runden und sieh zu.
    .en = Step through four turns and watch.
