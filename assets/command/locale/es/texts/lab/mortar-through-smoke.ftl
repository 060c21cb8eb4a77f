title = Un mortero a través del humo
    .en = A mortar through smoke
text-1 = La tirada de puntería multiplica sus dados: 6 · 1 alcanza más de 3 hexes, pero en medio hay humo con estorbo 3 que le quita 3.
    .en = The targeting roll multiplies its dice: 6 · 1 reaches farther than 3 hexes, but smoke of hindrance 3 lies between and takes 3 from it.
