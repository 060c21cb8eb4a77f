title = Huecos de 2 cm
    .en = Gaps of 2 cm
text-1 = Un hueco de 19 mm entre dos casas cuenta como cerrado, uno de 20 mm como abierto.
    .en = A gap of 19 mm between two houses counts as closed, one of 20 mm as open.
