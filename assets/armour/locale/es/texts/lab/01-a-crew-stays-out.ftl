title = Una tripulación se queda fuera
    .en = A crew stays out
text-1 = La tripulación falla con un 2. Queda un solo carro en orden: la sección debe superar su última resistencia, con 3+.
    .en = The crew fails on 2. One tank that is not bailed out is left: the platoon must make its last stand, on 3+, before anything else.
