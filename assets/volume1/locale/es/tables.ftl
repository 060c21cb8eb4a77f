# What the command line prints in tables.

simulated-column-verdict = nivel de victoria
simulated-column-friendly-killed = muertos propios
simulated-column-enemy-killed = muertos enemigos
simulated-games = { $count ->
    [one] {$count} partida del jugador {$player}: {$won} % ganadas ({$verdicts})
   *[other] {$count} partidas del jugador {$player}: {$won} % ganadas ({$verdicts})
}
simulated-summary = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de media, de {$least} a {$most}; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } muertos propios y { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } enemigos
lab-end = { $points ->
    [one] Turno {$turn}, impulso {$impulse}, {$points} punto
   *[other] Turno {$turn}, impulso {$impulse}, {$points} puntos
}
lab-end-spotted = detectado
lab-end-known = conocido
lab-end-gone = fuera
lab-end-dead = muerto
lab-end-terrain = {$hex} es ahora {$terrain}
