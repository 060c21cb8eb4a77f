# Lo que escribe `simulate`.
simulated-stopped = detenido tras {$games} de {$all} partidas
simulated-games = { $count ->
    [one] Una partida
   *[other] {$count} partidas
  } entre {$axis} (Eje) y {$allies} (Aliados): el Eje ganó el {$won} %.
simulated-ended = Cómo acabaron: {$how}.
simulated-points = Puntos: {$points} de media, por encima de 0 para el Eje; unidades perdidas: Eje {$axis}, Aliados {$allies}.
simulated-turns = Turnos de jugador: una décima parte de las partidas, {$least} a lo sumo; la mitad, {$middle}; nueve de cada diez, {$most}; {$pace} por casilla de Tiempo, {$rolls} tiradas por turno.
simulated-surrender = rendición
simulated-wiped-out = un bando aniquilado
simulated-exited = última unidad fuera del mapa
simulated-sudden-death = muerte súbita
simulated-five-objectives = los cinco objetivos
simulated-conceded = abandono

# Lo que piensa un jugador de la casa, como lo escribe `simulate --why`.
thought = {$turn}, {$side}: {$question}: {$answer} ({$why})
thought-shot = {$pieces} a {$hex}
thought-order = {$order} {$points}
thought-shots = fuego {$points}
thought-advance = avance {$points}
thought-march = movimiento {$points}
thought-better = mejor que aquí {$points}
thought-goal = objetivos {$points}
thought-danger = peligro {$points}
thought-boost = dos PF más {$points}
thought-shelter = camuflaje {$points}
thought-again = otra tirada {$points}
thought-initiative = la carta de iniciativa {$points}
