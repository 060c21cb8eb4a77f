title = Se anula una tirada
    .en = A roll is cancelled
text-1 = Quien tiene la carta de iniciativa anula la tirada de ataque; la carta pasa al enemigo y se tira de nuevo.
    .en = The holder of the initiative card cancels the attack roll; the card goes to the enemy, and the roll is made again.
