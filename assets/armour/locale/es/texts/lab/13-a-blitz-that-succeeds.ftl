title = Un ataque relámpago con éxito
    .en = A Blitz that succeeds
text-1 = Con 4+ un Sherman avanza 10 cm al momento. No se mueve más, así que no ha movido: dispara sus dos dados y acierta al Pz IV con 4+.
    .en = On 4+ a Sherman goes 10 cm at once. It moves no farther, so it has not moved: it fires its whole two dice, and hits the Pz IV on 4+.
