# La hoja de un escenario: fuerzas por su nombre, qué cuenta, su dificultad y duración.

sheet-button = Hoja del escenario
button-briefing = Situación y victoria
sheet-briefing = Situación
sheet-posture = { $posture ->
    [attack] Ataque
    [defend] Defensa
   *[recon] Reconocimiento
}
sheet-leaders = Mandos
sheet-units = Tropa
sheet-weapons = Armas
sheet-works = Fortificaciones
sheet-radio = batería de {$calibre} mm, PF {$fp}
sheet-count = {$count} {$small}
sheet-leader = {$name} (Mando {$command})
sheet-surrender = Rendición
sheet-surrender-at = { $count ->
    [one] con {$count} unidad perdida
   *[other] con {$count} unidades perdidas
}
sheet-objectives = Objetivos
sheet-objective = Objetivo {$number} en {$hexes}, en poder de: {$side}
sheet-objectives-note = Valen lo que dicen las fichas descubiertas y las secretas que conoces.
sheet-worth-unknown = ficha sin sacar aún
sheet-secrets = Fichas secretas
sheet-of-side = {$side} {$count}
sheet-points = Qué puntúa
sheet-end = Comienzo y final
sheet-stacking = Apilamiento excesivo
sheet-overstacked = { $costs ->
    [cover] cada figura por encima de {$most} cuesta uno de cobertura
   *[units] lo que pase de {$most} figuras se retira al final de cada turno
}
sheet-measured = Dificultad y duración
sheet-won = { $level ->
    [easy] más fácil
    [hard] más difícil
   *[even] equilibrado
}: gana {$won} de 100 partidas (entre {$least} y {$most})
sheet-length = Duración
sheet-turns = la mitad de las partidas acaba en {$half} turnos o menos (de ambos bandos), nueve de cada diez en {$most} o menos
sheet-measured-note = { $games ->
    [one] Medido en {$games} partida
   *[other] Medido en {$games} partidas
} del ordenador contra sí mismo; entre paréntesis, el intervalo en que probablemente está la proporción verdadera.
sheet-rule = {$title}: {$words}
sheet-open = Descubiertas
sheet-open-drawn = { $count ->
    [one] {$count} robada antes del primer turno
   *[other] {$count} robadas antes del primer turno
}
sheet-cup = Bolsa inicial
sheet-cup-objective = Objetivo {$number}: fichas de {$points} PV
sheet-cup-count = { $count ->
    [one] {$count} ficha
   *[other] {$count} fichas
}
sheet-cup-special = { $count ->
    [one] 1 ficha: {$worth}
   *[other] {$count} fichas: {$worth}
}
