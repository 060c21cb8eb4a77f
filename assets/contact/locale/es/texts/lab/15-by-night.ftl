title = A oscuras
    .en = In the dark
text-1 = Con visibilidad reducida la infantería a cubierto se detecta a 15 cm, al descubierto a 20, oculta en contacto.
    .en = With reduced visibility infantry in cover is detected at 15 cm, in the open at 20, hidden in contact.
