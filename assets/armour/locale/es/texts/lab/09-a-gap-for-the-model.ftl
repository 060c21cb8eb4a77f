title = Un hueco para el modelo
    .en = A gap for the model
text-1 = La peana del cañón mide 40 mm de ancho, su modelo 32: pasa por un hueco de 35 mm entre dos casas, pero no por uno de 31.
    .en = The gun stands on a base 40 mm wide, but its model is 32 mm wide: it passes a gap of 35 mm between two houses, and not one of 31.
