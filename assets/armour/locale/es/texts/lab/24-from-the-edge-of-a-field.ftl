title = Desde el borde de un sembrado
    .en = From the edge of a field
text-1 = Un carro cuyo cañón está a 5,0 cm del borde del sembrado ve fuera sin estorbo; a 5,1 cm el sembrado cubre a su blanco.
    .en = A tank whose gun is 5.0 cm inside the edge of the crop looks out of it freely; 5.1 cm inside, the crop conceals its target.
