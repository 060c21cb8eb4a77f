title = Unter Feuer über den Hügel
    .en = Across a hill under fire
text-1 = Zwei Punkte den Hügel hinauf, hinter dem Kamm; Rauch 4 vor dem nächsten Feld; dort bleiben von FK 6 weniger 1 weniger 4 noch 1. Bei Biermann hat die Gruppe Bewegung 5, geht für 2 in den Wald und hält zwei Handgranaten stand. Ohne ihn hat sie 4, und 5 sind verbraucht. In einer zweiten Bewegung darf dieselbe Gruppe nicht noch einmal antworten.
    .en = Two points up the hill, behind its crest; smoke of 4 before the next hex; there FP 6 less 1 less 4 comes to 1. Beside Biermann the squad has Move 5, enters the woods for 2, and holds against two grenades. Without him it has 4, and 5 are spent. In a second Move the same squad may not answer again.
