title = Un objetivo cambia de manos
    .en = An objective changes hands
text-1 = Un objetivo que vale 2 por una ficha descubierta pasa de los Aliados al Eje: los puntos cambian en el doble.
    .en = An objective worth 2 by an open chit goes from the Allies to the Axis: the points swing by twice that.
