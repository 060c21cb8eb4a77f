# Lo que escribe `simulate`.
simulated-column-winner = ganador
simulated-column-ended = final
simulated-column-lost = unidades perdidas (Eje / Aliados)
simulated-games = { $count ->
    [one] {$count} partida entre {$axis} (Eje) y {$allies} (Aliados): {$won} % ganadas por el Eje ({$ended})
   *[other] {$count} partidas entre {$axis} (Eje) y {$allies} (Aliados): {$won} % ganadas por el Eje ({$ended})
}
simulated-summary = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de media, de {$least} a {$most}, por encima de 0 para el Eje; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } unidades perdidas del Eje y { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } de los Aliados
simulated-length = turnos de jugador: una décima parte de las partidas, {$least} a lo sumo; la mitad, {$middle}; nueve de cada diez, {$most}; { NUMBER($pace, minimumFractionDigits: 1, maximumFractionDigits: 1) } por casilla de Tiempo, { NUMBER($rolls, minimumFractionDigits: 1, maximumFractionDigits: 1) } tiradas por turno
report-no-runs = { $file }: en este juego los informes se hacen de partidas guardadas, no de series; la llamada a simulate que hizo la serie imprime su resumen
simulated-surrender = rendición
simulated-wiped-out = un bando aniquilado
simulated-exited = última unidad fuera del mapa
simulated-sudden-death = muerte súbita
simulated-five-objectives = los cinco objetivos
simulated-conceded = victoria concedida

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
