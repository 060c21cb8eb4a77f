title = Dos fuegos sostenidos
    .en = Two Sustained Fires
text-1 = Una ametralladora pesada junto a un mando dispara sola, 8 + 1, y dos acciones suman 2 cada una; 1 · 6 con un evento da 20. El evento suprime al pelotón en desorden: 8 menos 1 por la carretera y 1 por eso son 6, y con 1 · 2 la defensa es 9. El pelotón queda eliminado, por 2 puntos.
    .en = A heavy machine gun beside a leader fires alone, 8 + 1, and two actions add 2 each; 1 · 6 with an event makes 20. The event suppresses the broken squad: 8 less 1 for the road and 1 for that is 6, and with 1 · 2 the defence is 9. The squad is eliminated, for 2 points.
