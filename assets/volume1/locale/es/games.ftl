# El informe de muchas partidas: `combat report RUN.csv`.
# As in English: games-kind-hexes, games-column-hexes

games-by = { $count ->
    [one] { $count } partida del jugador { $player }, con la semilla { $seed }
   *[other] { $count } partidas del jugador { $player }, con semillas desde { $seed }
}
games-won = { $share } ganadas
games-bearings = Lo que acompañó a la victoria
games-weapons = Armas
games-board = El tablero
games-points = Puntos: { $mean } de media; la mitad de las partidas entre { $low } y { $high }, la del medio con { $middle }; la peor { $least }, la mejor { $most }.
games-bearings-about = Por cada hombre, carta y demás, las partidas se dividen en dos: las que tienen mucho de ello y las que tienen poco o nada. Una línea en color difiere más de lo que explica el azar, con tantas líneas como hay. Dice qué fue unido, no qué causó qué: quien ya va ganando quizá se mueve más.
games-nothing-to-compare = Hay muy pocas partidas para comparar.
games-further = { $count ->
    [one] { $count } línea más
   *[other] { $count } líneas más
}
games-parted = { $count ->
    [one] { $least } o más: { $count } partida
   *[other] { $least } o más: { $count } partidas
}
games-kind-men = Hombres
games-kind-cards = Cartas
games-kind-orders = Órdenes
games-kind-friendly-fire = Tus armas
games-kind-enemy-fire = Armas enemigas
games-kind-hexes = Hexes
games-column-verdict = Nivel de victoria
games-column-fate = Hombres por partida
games-column-ours = Tuyos
games-column-theirs = Del enemigo
games-column-men = Hombre
games-column-cards = Carta
games-column-orders = Orden
games-column-friendly-fire = Arma
games-column-enemy-fire = Arma
games-column-hexes = Hex
games-column-a-game = Por partida
games-column-parted = Mucho
games-column-with = Ganadas con mucho
games-column-without = Ganadas con poco
games-column-points = Puntos
games-column-weapon = Arma
games-column-shots = Disparos y lanzamientos por partida
games-column-hits = Impactos por partida
games-fate-killed = Muertos
games-fate-wounded = Heridos
games-fate-captured = Capturados
games-fate-fled = Huidos
games-plot-killed = Con qué frecuencia murieron tantos hombres, en porcentaje de las partidas
games-along-killed = Muertos
games-weapons-of = { $side ->
    [friendly] Tuyas
   *[enemy] Del enemigo
}
games-weapons-about = Los impactos cuentan para el bando que no los sufrió, también los de la artillería y los de las propias granadas; los proyectiles de artillería no tienen disparos.
games-board-about = Las cifras son las de una partida media: impulsos que tus hombres empezaron en un hex, impactos sobre hombres en él. La última capa muestra los hexes en los que tus hombres estuvieron más tiempo en partidas que acabaron con más puntos (verde) o menos (rojo), y cuántos.
games-layer-held = Tus hombres
games-layer-hit-friendly = Tus hombres alcanzados
games-layer-hit-enemy = Enemigos alcanzados
games-layer-gains = Puntos
