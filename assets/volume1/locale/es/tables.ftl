# What the command line prints in tables.

simulated-seed = semilla
simulated-points = puntos
simulated-verdict = nivel de victoria
simulated-turns = turnos
simulated-decisions = decisiones
simulated-friendly-killed = muertos propios
simulated-enemy-killed = muertos enemigos
simulated-games = { $count ->
    [one] {$count} partida del jugador {$player}: {$won} % ganadas ({$verdicts})
   *[other] {$count} partidas del jugador {$player}: {$won} % ganadas ({$verdicts})
}
simulated-broken = semilla {$seed}: {$cause} ({$place}); la partida hasta ahí: {$file}
simulated-broken-once = semilla {$seed}: {$cause} ({$place}); jugada otra vez no falló: el jugador no juega siempre igual
simulated-stopped = detenido tras {$games} de {$all} partidas; con --out RUN.csv quedan guardadas, y la misma llamada sigue con ellas
simulated-kept = {$games} de {$all} partidas están en {$file}; la misma llamada sigue con ellas
simulated-summary = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de media, de {$least} a {$most}; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } muertos propios y { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } enemigos
generated-file = {$file}: {$title}, de la semilla {$seed}
lab-end = { $points ->
    [one] Turno {$turn}, impulso {$impulse}, {$points} punto
   *[other] Turno {$turn}, impulso {$impulse}, {$points} puntos
}
lab-end-spotted = detectado
lab-end-known = conocido
lab-end-gone = fuera
lab-end-dead = muerto
lab-end-terrain = {$hex} es ahora {$terrain}
