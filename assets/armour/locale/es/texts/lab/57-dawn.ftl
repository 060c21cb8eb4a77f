title = Amanecer
    .en = Dawn
text-1 = En el turno 3 el defensor tiró un dado. En su turno 4 el atacante tira dos; cualquier 5 o 6 acaba con la noche.
    .en = The defender rolled one die in turn 3. In his turn 4 the attacker rolls two; any 5 or 6 ends the night.
