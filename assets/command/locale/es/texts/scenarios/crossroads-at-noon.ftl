title = El cruce a mediodía
    .en = Crossroads at Noon
place = Una aldea de Normandía
    .en = A hamlet in Normandy
date = Junio de 1944
    .en = June 1944
story = Una compañía de fusileros estadounidense tiene orden de abrir la carretera del norte antes de que oscurezca. Una sección alemana, escasa de hombres pero sobrada de ametralladoras, ha tenido una mañana para elegir sus muros. La aldea vale más que los campos que la rodean.
    .en = An American rifle company has orders to open the road north before dark. A German platoon, short of men but long on machine guns, has had a morning to choose its walls. The hamlet is worth more than the fields around it.
