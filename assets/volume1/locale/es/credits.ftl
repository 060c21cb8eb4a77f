# Lo que viene con el juego: combat --credits.

credits-boards = Tableros
credits-counters = Fichas, retratos e iconos
credits-desk = Mesa, mapas e imágenes de campaña
