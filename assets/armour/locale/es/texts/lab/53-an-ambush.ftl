title = Una emboscada
    .en = An ambush
text-1 = En campo abierto una emboscada aparece al menos a 40 cm de un enemigo que la ve: 39,99 se rechaza, 40 justos se permite.
    .en = In the open an ambush appears at least 40 cm from an enemy who sees it: 39.99 is refused, exactly 40 allowed.
