title = Dos secciones
    .en = Two Platoons
place = El cruce de un pueblo de Túnez
    .en = A village crossroads in Tunisia
story = Dos secciones por bando tienen orden de guardar el mismo cruce, y ninguno sabía que el otro venía de camino. Gana quien esté allí sin que nadie se lo dispute cuando los dos se hayan asentado; si nadie lo está, el bando con más hombres en condiciones alrededor.
    .en = Two platoons a side have been told to hold the same crossroads, and neither knew that the other was on its way. Whoever stands there unchallenged once both have found their feet has won the day; if nobody does, the side with more fit men around it has.
places-Crossroads = Cruce
    .en = Crossroads
