title = Pocos cañones y muchos
    .en = Few guns and many
text-1 = Dos cañones repiten un acierto, cinco un fallo: con 4+ las opciones son 1/4 y 3/4.
    .en = Two guns roll a hit again, five a miss: on 4+ the chances are 1/4 and 3/4.
