title = Cuerpo a cuerpo
    .en = Melee
text-1 = Regla 15.0. Cragg y Jung están en un hex bajo un marcador de cuerpo a cuerpo. En los impulsos 2 y 4 ataca cada uno: un chequeo de calidad de tropa, y quien lo supera acierta. Un impacto roba una carta de herida, como con un disparo.
    .en = Rule 15.0. Cragg and Jung are in one hex under a Melee marker. In Impulses 2 and 4 each of them attacks: a Troop Quality Check, and a man who passes it hits. A hit draws a wound card, as with a shot.
text-2 = Jung falla, Cragg no, y la carta dice muerto en combate. Al faltar un bando el marcador se retira, y el vencedor se pone a cubierto.
    .en = Jung misses, Cragg does not, and the card is KIA. With one side gone the marker is removed, and the winner ducks back.
