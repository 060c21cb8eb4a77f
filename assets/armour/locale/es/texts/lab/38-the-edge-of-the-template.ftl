title = El borde de la plantilla
    .en = The edge of the template
text-1 = El cuadrado de 15 cm va de 32,5 a 47,5. Por el equipo cuya peana acaba justo en 32,5 se tira; por el que empieza en 47,6 no.
    .en = The square of 15 cm reaches from 32.5 to 47.5. The team whose base ends exactly at 32.5 is rolled for, the one that begins at 47.6 is not.
