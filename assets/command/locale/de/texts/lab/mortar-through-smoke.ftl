title = Ein Granatwerfer durch Rauch
    .en = A mortar through smoke
text-1 = Der Zielwurf multipliziert seine Würfel: 6 · 1 reicht weiter als 3 Felder, doch dazwischen liegt Rauch mit Sichtbehinderung 3 und nimmt ihm 3.
    .en = The targeting roll multiplies its dice: 6 · 1 reaches farther than 3 hexes, but smoke of hindrance 3 lies between and takes 3 from it.
