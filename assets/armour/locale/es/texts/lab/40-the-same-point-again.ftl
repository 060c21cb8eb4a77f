title = Otra vez el mismo punto
    .en = The same point again
text-1 = Repetir el bombardeo en el mismo punto no exige fijar el blanco, y la infantería repite la salvación lograda: 4/9 en vez de 2/3.
    .en = A bombardment repeated on the same point needs no ranging in, and infantry rolls a successful save again: 4/9 instead of 2/3.
