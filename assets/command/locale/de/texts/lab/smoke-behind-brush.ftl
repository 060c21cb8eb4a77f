title = Nur die größte Sichtbehinderung zählt
    .en = Only the worst hindrance counts
text-1 = Zwei Felder Gestrüpp, und Rauch 4 in einem davon: Die Gruppe feuert mit 5 − 4, und nicht mit weniger.
    .en = Two hexes of brush, and smoke of 4 in one of them: the squad fires with 5 − 4, and not with less.
