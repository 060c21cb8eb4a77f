title = Encuentro al pie de la loma
    .en = Meeting below the Ridge
place = Lorena
    .en = Lorraine
date = Septiembre de 1944
    .en = September 1944
story = Un destacamento estadounidense y una retaguardia alemana llegan a la misma granja a la misma hora. La loma está vacía, y los dos la han visto.
    .en = An American task force and a German rearguard reach the same farm at the same hour. The ridge is empty, and both have seen it.
