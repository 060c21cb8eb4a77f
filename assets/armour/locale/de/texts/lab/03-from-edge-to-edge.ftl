title = Von Kante zu Kante
    .en = From edge to edge
text-1 = Bases von 32 mm Tiefe: 43,2 cm von Mitte zu Mitte sind 40 cm von Kante zu Kante, genau die Reichweite der Gewehre. Ein Millimeter mehr ist zu weit. Infanterie, die sich nicht bewegt hat, ist auch auf freiem Feld in Deckung; diese Grenadiere haben geschossen und sind nicht am Boden: Treffer auf 4+, +1.
    .en = Bases 32 mm deep: centres 43.2 cm apart are 40 cm apart from edge to edge, the whole range of the rifles. One millimetre more is out of range. Infantry that has not moved is concealed on open ground; these grenadiers have fired, so they are not gone to ground: hit on 4+, +1.
