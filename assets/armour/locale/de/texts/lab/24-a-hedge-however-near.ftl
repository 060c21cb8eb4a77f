title = Eine Hecke, wie nah auch immer
    .en = A hedge, however near
text-1 = Niedriges Gelände gibt auf ebenem Boden Deckung, ob es nahe am Ziel oder am Schützen liegt.
    .en = Short ground conceals whoever is seen across it on level ground, whether it is near the target or the shooter.
