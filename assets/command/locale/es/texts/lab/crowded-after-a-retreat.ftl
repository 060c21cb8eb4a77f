title = Apilamiento excesivo tras una retirada
    .en = Overstacked after a retreat
text-1 = Al final del turno aliado dos pelotones en desorden comparten hex. Su dueño divide uno en dotaciones y pierde una: quedan seis figuras.
    .en = At the end of the Allied turn two broken squads share a hex. Their owner splits one into teams and loses one team: six figures are left.
