title = Un objetivo cambia de manos
    .en = An objective changes hands
text-1 = Un objetivo que vale 4 por dos fichas descubiertas pasa de los Aliados al Eje: los puntos cambian en ocho.
    .en = An objective worth 4 by two open chits goes from the Allies to the Axis: the points swing by eight.
