# El informe posterior a la acción.

report-title = Informe posterior a la acción: { $game }
report-kind = Informe posterior a la acción
report-between = { $attacker } contra { $defender } · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
report-won = Victoria: { $winner }
report-unfinished = La batalla sigue: { $turn ->
    [0] despliegue
   *[other] turno { $turn }
}. El informe no cuenta más de lo que ambos bandos han visto.
report-points = Puntos
report-dice = Los dados
report-units-attacker = El atacante
report-units-defender = El defensor
report-map = Plano
report-timeline = El curso de la batalla
report-nothing = Nada que contar todavía.
report-turn = Turno { $turn }
report-destroyed = { $side }: puntos destruidos
report-goal = { $side }, objetivo { $goal }: en manos de
report-dice-about = Cada dado cuenta con su propia probabilidad, según su suma en el diario; de un dado que se repite cuenta el primero.
report-dice-tries = Dados
report-dice-count = Número
report-dice-expected = Esperado
report-dice-actual = Logrado
report-dice-luck = Suerte
report-dice-hits = { $side }: impactos de disparos
report-dice-saves = { $side }: salvaciones y proyectiles rebotados
report-dice-crossing = { $side }: terreno cruzado
report-dice-tests = { $side }: pruebas de moral superadas
report-dice-orders = { $side }: órdenes que salieron bien
report-dice-ranging = { $side }: puntos localizados
report-dice-shells = { $side }: impactos de artillería
report-dice-assault = { $side }: impactos en asaltos
report-dice-all = { $side }: en total
report-luck-bad-plain = algo de mala suerte: tan poco en 1 partida de { $odds }
report-luck-bad-rare = mala suerte: tan poco en 1 partida de { $odds }
report-luck-good-plain = algo de suerte: tanto en 1 partida de { $odds }
report-luck-good-rare = suerte: tanto en 1 partida de { $odds }
report-column-unit = Unidad
report-column-shots = Dados tirados
report-column-hits = Impactos
report-column-destroyed = Destruidos
report-column-lost = Perdidos
report-column-moved = Movido, cm
report-column-end = Al final
report-gone = destruida
report-foot = Comenzada { $begun } con la versión { $played }; informe de la versión { $version }.
report-plot-turn = Turno
report-plot-points = Puntos destruidos al final de cada turno
report-map-of = Dibujo de la mesa: { $map }
report-layer-end = { $over ->
    [yes] Al final
   *[no] Ahora
}
report-layer-moves = Movimientos: { $side }
report-layer-fire = Disparos
report-layer-harm = Pérdidas
report-shots-line = { $side }: { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}

games-by = { $count ->
    [one] { $count } batalla, { $attacker } ataca a { $defender }, semilla { $seed }
   *[other] { $count } batallas, { $attacker } ataca a { $defender }, semillas desde { $seed }
}
games-won = { $side }: { $share } ganadas
games-drawn = Empate
games-endings = Cómo acabaron las batallas
games-column-winner = Ganador
games-column-ended = Final
games-column-attacker = Ganadas por el atacante
games-column-defender = Ganadas por el defensor
games-column-side = Bando
games-column-lost = Equipos perdidos por batalla
games-column-lost-most = Como mucho
games-plot-lost = Con qué frecuencia un bando perdió tantos equipos, en porcentaje de las batallas
games-along-lost = Equipos perdidos
