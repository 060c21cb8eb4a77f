title = Fuera de la casa
    .en = Away from the house
text-1 = Un pelotón en desorden de moral 8 con un mando de Mando 2. En un edificio 8 + 3 − 2 son 9: hace falta un 10. En una carretera a campo abierto 8 − 1 − 2 son 5.
    .en = A broken squad of Morale 8 with a leader of Command 2. In a building 8 + 3 − 2 makes 9: it takes a 10. On a road in the open 8 − 1 − 2 makes 5.
