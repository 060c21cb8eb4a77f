title = Detrás de un edificio
    .en = Behind a building
text-1 = Desde el nivel 1 el hex detrás de un edificio de nivel 0 queda oculto, el siguiente no. Por encima de un edificio del propio nivel se ve un nivel 2, salvo que sea el primer hex del camino.
    .en = From level 1 the hex behind a building at level 0 is hidden, the next is not. Over a building of one’s own level one sees a level 2, unless it is the first hex on the way.
