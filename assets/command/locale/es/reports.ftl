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
simulated-surrender = rendición
simulated-wiped-out = un bando aniquilado
simulated-exited = última unidad fuera del mapa
simulated-sudden-death = muerte súbita
simulated-five-objectives = los cinco objetivos
simulated-conceded = victoria concedida

# El informe de muchas partidas: `combat report RUN.csv`.
games-by = { $count ->
    [one] { $count } partida, el Eje jugado por { $axis } y los Aliados por { $allies }, con la semilla { $seed }
   *[other] { $count } partidas, el Eje jugado por { $axis } y los Aliados por { $allies }, con semillas desde { $seed }
}
games-option = { $title } ({ $stands ->
    [on] sí
   *[off] no
})
games-won = { $side }: { $share } ganadas
games-endings = Cómo acabaron las partidas
games-points = Puntos, por encima de 0 para el Eje: { $mean } de media; la mitad de las partidas entre { $low } y { $high }, la del medio con { $middle }; de { $least } a { $most }.
games-length = Una partida tiene { $turns } turnos de jugador y { $decisions } decisiones de media, incluidas las de las cartas.
games-pace = Una décima parte de las partidas tiene a lo sumo { $least } turnos de jugador; la mitad, { $middle }; nueve de cada diez, { $most }. Hay { $pace } turnos de jugador por casilla de Tiempo, { $rolls } tiradas por turno y { $passes } turnos pasados por partida.
games-column-winner = Ganador
games-column-ended = Final
games-column-axis = Ganadas por el Eje
games-column-allies = Ganadas por los Aliados
games-column-side = Bando
games-column-lost = Unidades perdidas por partida
games-column-lost-most = Como mucho
games-plot-lost = Con qué frecuencia un bando perdió tantas unidades, en porcentaje de las partidas
games-plot-turns = Con qué frecuencia una partida tuvo tantos turnos de jugador, en porcentaje de las partidas
games-along-points = Puntos del Eje; bajo 0 los de los Aliados
games-along-lost = Unidades perdidas
games-along-turns = Turnos de jugador

# Lo que piensa un jugador de la casa, como lo escribe `simulate --why`.
thought = {$turn}, {$side}: {$question}: {$answer} ({$why})
thought-shot = {$pieces} a {$hex}
thought-order = {$order} {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-then = después {$order} {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-shots = fuego {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-advance = avance {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-march = movimiento {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-better = mejor que aquí {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-goal = objetivos {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-danger = peligro {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-boost = dos PF más {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-shelter = camuflaje {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-again = otra tirada {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
thought-initiative = la carta de iniciativa {$sign}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Desafíos: un bando contra el ordenador, iguales para todos.
challenge-seat = { $map } · { $year } · juegas con: { $side }
challenge-came-to = Ganador: { $winner }, { $how } · { $lead } · { $turns ->
    [one] { $turns } turno de jugador
   *[other] { $turns } turnos de jugador
}
challenge-proved = { $file }: jugada según las reglas, con las cartas y el adversario de su desafío
save-dice-differ = las cartas no son las que tocaban en el desafío
