title = Una segunda fila
    .en = A second rank
text-1 = Una carga de 10 cm justos alcanza al enemigo. El segundo equipo está en contacto a través del primero, cuya espalda toca su borde frontal, y combate con él.
    .en = A charge of exactly 10 cm reaches the enemy. The second team is in contact through the first one, whose back its front edge touches, and fights with it.
