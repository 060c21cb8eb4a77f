# As in English: tab-stack

# La mesa: la línea sobre el tablero, las notas de los hexes y los botones que responden.

top-set-up = Despliegue
top-turn-value = turno {$turn}
top-orders = Órdenes
top-time = Tiempo
top-points = PV
top-of = {$count} de {$most}
top-time-value = {$count} (muerte súbita desde {$most})
tip-turn = Un turno de jugador: órdenes hasta el límite, o descartes; después se completa la mano.
tip-orders = Órdenes dadas en este turno, y cuántas se pueden dar como máximo.
tip-time = Desde la casilla {$space}, la partida puede acabar por muerte súbita cada vez que el Tiempo avanza.
tip-points = Puntos de victoria: la ventaja de un bando sobre el otro.
tip-posture = { $posture ->
    [attack] {$side}: Ataque
    [defend] {$side}: Defensa
   *[recon] {$side}: Reconocimiento
}
top-even = empate
top-ahead = {$side} {$points}
log-of-turn = turno {$turn}
moment-turn = Turno {$turn}
moment-set-up = Despliegue
tab-stack = Hex
tab-log = Diario
hex-note = {$hex} · {$ground} · nivel {$level}
hex-note-unit = {$unit}
offer-sight-unit = Qué se ve desde aquí
offer-rules-unit = Reglas sobre esta unidad
offer-sees-unit = {$unit} · { $hexes ->
    [one] {$hexes} hex
   *[other] {$hexes} hexes
}{ $hindrance ->
    [0] {""}
   *[other] {" · "}estorbo {$hindrance}
}
