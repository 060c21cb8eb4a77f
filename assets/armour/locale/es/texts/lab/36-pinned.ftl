title = Fijados
    .en = Pinned
text-1 = Un equipo fijado no se acerca a ningún enemigo a la vista, ni un milímetro; puede retirarse.
    .en = A pinned team comes no nearer to an enemy in sight, not even by a millimetre; it may retire.
