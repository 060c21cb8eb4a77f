title = Cualquier terreno
    .en = Any Ground
place = Donde se juntan los mapas
    .en = Wherever the maps meet
date = 1942 o 1943
    .en = 1942 or 1943
story = Dos fuerzas iguales entran por esquinas opuestas. Cada una quiere lo que hay detrás de la otra, y las dos quieren el centro. Una parte de cada una sigue de camino.
    .en = Two forces of equal strength enter from opposite corners. Each wants what lies behind the other, and both want the middle. A part of each is still on the road.
