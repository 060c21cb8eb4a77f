title = Wie ein Rettungswurf ausgeht
    .en = Three ways a save ends
text-1 = Frontpanzerung 6 gegen einen Panzerabwehrwert von 9: Eine 4 prallt ab, eine 3 ist gleich und treibt die Besatzung hinaus, eine 2 liegt darunter und der Panzer ist zerstört. Über 40 cm kommt 1 hinzu: Die 3 prallt ab.
    .en = Front armour 6 against an anti-tank value of 9: a 4 bounces off, a 3 equals it and bails out, a 2 is below it and the tank is destroyed. Beyond 40 cm 1 is added: the 3 bounces off.
