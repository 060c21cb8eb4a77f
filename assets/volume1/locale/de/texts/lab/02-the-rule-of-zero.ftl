title = Die Null-Regel
    .en = The Rule of 0
text-1 = Regel 2.0. Ein Schütze mit Waffenfähigkeit 4 feuert auf einen Mann mit Verstecken in Felsen, das sind −5: Die Summe ist −1. Nur eine natürliche 0 kann treffen, und ein Truppenqualitätscheck muss sie bestätigen, vermindert um so viel, wie die Summe unter 0 liegt: 5 −1 = 4.
    .en = Rule 2.0. A rifleman with Weapon Skill 4 fires at a man under Hide in rocks, which is −5: the sum is −1. Only a natural 0 can hit, and it must be confirmed by a Troop Quality Check, reduced by as much as the sum is below 0: 5 −1 = 4.
text-2 = Hier bestätigt sie der zweite Wurf. Ein Treffer auf einen Mann, der sich in Felsen versteckt, ist nur ein Moralcheck, und den besteht er.
    .en = Here the second roll confirms it. A hit on a man who hides in rocks is only a Morale Check, which he passes.
