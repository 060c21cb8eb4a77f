title = Rendición
    .en = Surrender
text-1 = Reglas 17.3, 17.4 y 15.0. Taylor carga contra un hombre en huida. Un hombre en huida no lucha: cuando un enemigo entra en su hex se rinde, y Taylor pasa a ser su guardia.
    .en = Rules 17.3, 17.4 and 15.0. Taylor charges a routed man. A routed man does not fight: when an enemy enters his hex he surrenders, and Taylor becomes his guard.
text-2 = Un prisionero cuenta como capturado si todavía lo es al final de la partida.
    .en = A prisoner counts as captured if he is still one at the end of the game.
