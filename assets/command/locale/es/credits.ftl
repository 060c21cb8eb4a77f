# Lo que viene con el juego: combat --game command --credits.

credits-boards = Mapas
credits-counters = Fichas e iconos
credits-desk = Mesa
