# The after-action report: `combat report`, and the form that opens from the end of a battle.
# As in English: report-column-hexes

report-title = Informe de la acción: { $battle }
report-kind = Informe de la acción
report-where = { $date } · { $place }
report-unfinished = La batalla continúa: { $moment }. El informe no cuenta más de lo que has visto.
report-points = Puntos
report-men-friendly = Tus hombres
report-men-enemy = El enemigo
report-dice = Los dados
report-board-section = El tablero
report-timeline = El curso de la batalla
report-nothing = Todavía no hay nada que contar.
report-turn = Turno { $turn }

report-column-man = Hombre
report-column-shots = Disparos
report-column-hits = Impactos (esperados)
report-column-wounded = Heridas causadas
report-column-killed = Muertos
report-column-captured = Capturados
report-column-spotted = Detectados
report-column-thrown = Granadas
report-column-bandaged = Vendados
report-column-hexes = Hexes
report-column-fate = Al final
# `expected` has one decimal
report-order = { $order } ×{ $turns }

report-dice-about = Cada intento cuenta según su propia probabilidad, tal como la da su suma en el diario; una carta que repitió una tirada forma parte del resultado.
report-dice-tries = Intentos
report-dice-count = Tiradas
report-dice-expected = Esperados
report-dice-actual = Logrados
report-dice-luck = Suerte
report-dice-fire = { $side ->
        [friendly] Tus disparos
       *[enemy] Disparos enemigos
    }
report-dice-fragments = { $side ->
        [friendly] Granadas y proyectiles contra el enemigo
       *[enemy] Granadas y proyectiles contra tus hombres
    }
report-dice-spotting = { $side ->
        [friendly] Tus chequeos de detección
       *[enemy] Chequeos de detección enemigos
    }
report-dice-morale = { $side ->
        [friendly] Tus chequeos de moral
       *[enemy] Chequeos de moral enemigos
    }
report-luck-bad-plain = algo de mala suerte: así de bajo en 1 de cada { $odds } batallas
report-luck-bad-rare = mala suerte: así de bajo en 1 de cada { $odds } batallas
report-luck-good-plain = algo de buena suerte: así de alto en 1 de cada { $odds } batallas
report-luck-good-rare = buena suerte: así de alto en 1 de cada { $odds } batallas

report-plot-fire = Impactos acumulados: { $side }
report-plot-hits = Impactos
report-plot-expected = Esperados
report-plot-losses = Bajas de cada turno
report-plot-turn = Turno

report-board = Dibujo del tablero: { $board }
report-layer-end = Al final
report-layer-steps-friendly = Tus movimientos
report-layer-steps-enemy = Movimientos enemigos
report-layer-fire = Fuego
report-layer-hits = Impactos
report-fire-line = { $side }: { $shots ->
        [one] { $shots } disparo
       *[other] { $shots } disparos
    }
report-foot = Empezada el { $begun } con la versión { $played }; informe de la versión { $version } de COMBAT!.

# The same in the game.
report-button-tip = La batalla hasta ahora: disparos, bajas, rutas
report-dice-line = { $actual } (esperados: { $expected }), { $tries ->
    [one] { $tries } tirada
   *[other] { $tries } tiradas
}
report-hits = { $hits } ({ $expected })
report-tab-men = Hombres
report-tab-dice = Dados
report-tab-board = Tablero
report-tab-course = Curso
