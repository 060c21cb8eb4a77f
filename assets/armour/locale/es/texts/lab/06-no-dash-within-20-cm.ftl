title = Nada de carreras a menos de 20 cm
    .en = No dash within 20 cm
text-1 = Pasar en carrera a 19,9 cm de un enemigo no se permite; a 20,0 cm sí.
    .en = A dash that passes an enemy at 19.9 cm is refused, one at 20.0 cm is allowed.
