title = La granja de la carretera del este
    .en = The Farm on the Road East
place = Una granja colectiva cerca de Smolensk
    .en = A collective farm near Smolensk
date = Julio de 1941
    .en = July 1941
story = La carretera del este pasa junto a una granja al pie de una loma pelada. Una compañía soviética a la que se daba por retirada sigue allí, y se ha atrincherado.
    .en = The road east runs past a farm below a bald ridge. A Soviet company that was thought to have gone is still there, and it has dug in.
