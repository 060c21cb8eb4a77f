title = ¡Tiempo! en la última carta
    .en = Time! on the last card
text-1 = La última carta del mazo se descubre para una tirada y muestra ¡Tiempo!: el tiempo avanza una vez, no dos. El defensor gana 1 y se retira un marcador de humo.
    .en = The last card of the deck is turned up for a roll and shows Time!: Time advances once, not twice. The defender scores 1, and a smoke marker is lifted.
