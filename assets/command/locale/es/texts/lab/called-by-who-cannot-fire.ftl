title = Llamado por quien no puede disparar
    .en = Called by one who cannot fire
text-1 = Se activa para disparar a un mando de alcance 2, que llama a un pelotón: solo este alcanza al enemigo, y basta.
    .en = A leader of Range 2 is activated to fire, and calls a squad: it alone has range to the enemy, which is enough.
