title = Un cañón pequeño contra un Matilda
    .en = A small gun at a Matilda
text-1 = Un PaK 36 contra el frente de un Matilda a 30 cm: 4 para impactar, AC 3 contra 12.
    .en = A PaK 36 at the front of a Matilda at 30 cm: 4 to hit, AT 3 against 12.
