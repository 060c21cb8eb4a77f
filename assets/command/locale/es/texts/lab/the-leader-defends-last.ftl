title = El mando tira primero
    .en = The leader rolls first
text-1 = El propietario hace tirar primero a su mando, que cae en desorden; al pelotón de su hex le falta entonces su Mando.
    .en = The owner has his leader roll first, who breaks; the squad in his hex then lacks his Command.
