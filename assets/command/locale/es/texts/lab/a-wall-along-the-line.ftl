title = Un muro a lo largo de la línea
    .en = A wall along the line
text-1 = Un muro en un lado que no es de ninguno de los dos hexes corta la línea entre ellos, incluso cuando la línea va exactamente por él.
    .en = A wall on a side of neither hex cuts the line between them, even where the line runs exactly along it.
