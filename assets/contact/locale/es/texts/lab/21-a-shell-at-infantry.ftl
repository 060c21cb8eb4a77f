title = Un proyectil contra infantería
    .en = A shell at infantry
text-1 = Un cañón quieto necesita 4. Su impacto cuenta uno seguro en el blanco, y 3 dados de su proyectil de 75 mm necesitan 4 al descubierto.
    .en = A gun that stands needs 4. Its hit counts one on the target for certain, and 3 dice of its 75 mm shell need 4 in the open.
