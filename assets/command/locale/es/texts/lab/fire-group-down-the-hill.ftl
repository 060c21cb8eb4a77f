title = Un grupo de fuego cuesta abajo
    .en = A fire group down the hill
text-1 = Un mando con Mando 2 activa a los pelotones a su alrededor. Cinco piezas disparan a un pelotón en la carretera: 6 de la base, 1 de cada una de las otras cuatro, 1 por disparar cuesta abajo.
    .en = A leader with Command 2 calls squads around him. Five pieces fire at a squad on the road: 6 from the base, 1 from each of the four others, 1 for firing downhill.
