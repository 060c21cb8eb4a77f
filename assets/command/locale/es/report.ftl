# As in English: report-column-hexes

# El informe posterior a la acción.

report-title = Informe posterior a la acción: { $game }
report-kind = Informe posterior a la acción
report-between = { $axis } contra { $allies } · { $turns ->
    [one] { $turns } turno de jugador
   *[other] { $turns } turnos de jugador
}
report-unfinished = La partida sigue: { $turn ->
    [0] despliegue
   *[other] turno { $turn }
}. El informe no cuenta más de lo que ambos bandos han visto.
report-points = Puntos
report-decks = Los mazos
report-units-axis = El Eje
report-units-allies = Los Aliados
report-timeline = El curso de la partida
report-nothing = Nada que contar todavía.
report-turn = Turno { $turn }
report-score = Puntos
report-time = Tiempo
report-time-of = { $time }, muerte súbita desde { $sudden }
report-lost = Bajas: { $side }
report-lost-of = { $lost }, rendición con { $surrender }
report-held = Objetivos: { $side }
report-chit = Ficha { $chit }
report-decks-about = Cada tirada cuenta con su propia probabilidad, según su suma en el diario; de una tirada anulada cuenta la que ocupó su lugar.
report-decks-tries = Tiradas
report-decks-count = Número
report-decks-expected = Esperado
report-decks-actual = Logrado
report-decks-luck = Suerte
report-decks-defence = { $side }: unidades que aguantaron un ataque
report-decks-targeting = { $side }: proyectiles en el blanco
report-decks-accuracy = { $side }: disparos de corrección precisos
report-decks-recover = { $side }: unidades reorganizadas
report-decks-rout = { $side }: unidades enemigas obligadas a retirarse
report-decks-all = { $side }: en total
report-average = { $side }: tirada media
report-cancelled = { $count ->
    [0] ninguna tirada anulada
    [one] { $count } tirada anulada
   *[other] { $count } tiradas anuladas
}
report-luck-bad-plain = algo de mala suerte: tan poco en 1 partida de { $odds }
report-luck-bad-rare = mala suerte: tan poco en 1 partida de { $odds }
report-luck-good-plain = algo de suerte: tanto en 1 partida de { $odds }
report-luck-good-rare = suerte: tanto en 1 partida de { $odds }
report-column-unit = Unidad
report-column-attacks = Ataques
report-column-felled = Enemigos en desorden
report-column-eliminated = Eliminados
report-column-hexes = Hexes
report-column-broke = Cayó en desorden
report-column-rallied = Se reorganizó
report-column-end = Al final
report-in = en { $hex }
report-foot = Comenzada { $begun } con la versión { $played }; informe de la versión { $version }.
report-plot-turn = Turno de jugador
report-plot-points = Puntos al final de cada turno: {$side}; bajo 0 los del otro bando
report-plot-sum = Suma
report-plot-rolls = Lo que sacó el mazo: {$side}
report-plot-rolled = salió
report-plot-promised = esperado

# The same in the game.
report-button-tip = La partida hasta ahora: puntos, tiradas, bajas, rutas
report-average-line = { $average } en { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
}
report-decks-line = { $actual } (esperadas: { $expected }), { $tries ->
    [one] { $tries } tirada
   *[other] { $tries } tiradas
}
report-plot-lead = Ventaja al final de cada turno de jugador: sobre 0 { $axis }, bajo 0 { $allies }
report-plot-signs = Líneas verticales: el marcador de Tiempo avanza a la casilla indicada arriba. Números sobre la curva: objetivos, en el color del bando que los toma; azul el Eje, naranja los Aliados.
report-layer-moves = Movimientos: { $side }
report-layer-fire = Ataques: puntos del Eje, anillos de los Aliados
report-layer-harm = Unidades en desorden o eliminadas
report-map = Mapa
report-map-of = Dibujo del mapa: {$map}
report-layer-end = { $over ->
    [yes] Al final
   *[other] Como están ahora
}
report-layer-attacks = Ataques
report-attacks-line = {$side}: { $count ->
    [one] un ataque
   *[other] {$count} ataques
}
report-objective = Objetivo {$number}: { $held ->
    [yes] {$side}
   *[other] de nadie
}
report-tab-points = Puntos
report-tab-decks = Mazos
report-tab-units = Unidades
report-tab-map = Mapa
report-tab-course = Cronología
report-course-signs = Los triángulos son unidades perdidas o que cayeron en desorden: azules las del Eje, naranjas las de los Aliados.
