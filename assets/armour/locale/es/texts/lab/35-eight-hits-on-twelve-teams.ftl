title = Ocho impactos en doce equipos
    .en = Eight hits on twelve teams
text-1 = El octavo impacto fija a doce equipos.
    .en = The eighth hit pins twelve teams.
