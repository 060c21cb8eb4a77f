# Lo que escribe `simulate`.
simulated-games = { $count ->
    [one] Una partida
   *[other] {$count} partidas
  } entre {$axis} (Eje) y {$allies} (Aliados): el Eje ganó el {$won} %.
simulated-ended = Cómo acabaron: {$how}.
simulated-points = Puntos: {$points} de media, por encima de 0 para el Eje; unidades perdidas: Eje {$axis}, Aliados {$allies}.
simulated-turns = Turnos de jugador: una décima parte de las partidas, {$least} a lo sumo; la mitad, {$middle}; nueve de cada diez, {$most}; {$pace} por espacio de Tiempo, {$rolls} tiradas por turno.
simulated-surrender = rendición
simulated-wiped-out = un bando aniquilado
simulated-exited = última unidad fuera del mapa
simulated-sudden-death = muerte súbita
simulated-five-objectives = los cinco objetivos
simulated-conceded = abandono
