title = Rennen & Feuern
    .en = Run & Gun
text-1 = Regel 10.04. Ein Feind mit Rennen & Feuern 1/2 bewegt sich in den Impulsen 1 und 3 in Richtung 1. In 2 und 4 feuert er mit −2, wenn er ein Ziel hat; sonst bewegt er sich in Richtung 2.
    .en = Rule 10.04. An enemy with Run & Gun 1/2 moves in direction 1 in Impulses 1 and 3. In 2 and 4 he fires at −2 if he has a target; if not, he moves in direction 2.
text-2 = Kuhns Fähigkeit ist 5, er braucht also eine 3 oder weniger. Beide Schüsse gehen daneben.
    .en = Kuhn’s skill is 5, so he needs a 3 or less. Both his shots miss.
