title = Esprintar hacia unas rocas
    .en = A Sprint into rocks
text-1 = Regla 10.07. Un hombre con Esprintar 1 tiene rocas delante en el impulso 2. Todos los impulsos posteriores lo llevarían también a ellas, así que entra y se pone a cubierto.
    .en = Rule 10.07. A man with Sprint 1 has rocks ahead of him in Impulse 2. Every later impulse would take him into them too, so he enters them and ducks back.
text-2 = Con dos direcciones, una de las cuales evitara las rocas, esperaría a esa.
    .en = With two directions, one of which led past the rocks, he would wait for that one.
