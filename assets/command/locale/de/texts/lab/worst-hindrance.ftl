title = Die größte Sichtbehinderung
    .en = The worst hindrance of all
text-1 = Zwei Felder Gestrüpp behindern um 3; mit Rauch 4 in einem davon um 4; mit Rauch 4 in beiden um 4; mit Rauch 5 im Feld des Schützen um 5.
    .en = Two hexes of brush hinder by 3; with smoke of 4 in one of them by 4; with smoke of 4 in both by 4; with smoke of 5 in the firer’s own hex by 5.
