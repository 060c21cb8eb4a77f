# Lo que escribe `simulate`.
simulated-column-winner = ganador
simulated-column-ended = final
simulated-column-lost = equipos perdidos (atacante / defensor)
simulated-battles = { $count ->
    [one] {$count} batalla entre {$attacker} (atacante) y {$defender} (defensor): {$won} % ganadas por el atacante, entre {$least} y {$most} % con un 95 % de certeza ({$ended})
   *[other] {$count} batallas entre {$attacker} (atacante) y {$defender} (defensor): {$won} % ganadas por el atacante, entre {$least} y {$most} % con un 95 % de certeza ({$ended})
}
simulated-losses = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de media, por encima de 0 para el atacante; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } equipos perdidos del atacante y { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } del defensor
simulated-pace = la mitad de las batallas dura { NUMBER($turns, maximumFractionDigits: 0) } turnos a lo sumo; { NUMBER($assaults, minimumFractionDigits: 1, maximumFractionDigits: 1) } asaltos por batalla
simulated-goal-held = objetivo ocupado
simulated-formations-lost = sin formaciones
simulated-turn-limit = límite de turnos
simulated-conceded = victoria concedida

# Por qué el ordenador responde así: puntos de su fuerza a favor y en contra.
thought = {$turn}, {$seat}: {$question}: {$answer} ({$why})
thought-reason = {$what} {$points}
thought-place = posición
thought-goal = objetivo
thought-fire = fuego
thought-danger = peligro
thought-kills = bajas probables
thought-shells = bombardeo
thought-pins = fijar al enemigo
thought-losses = bajas enemigas
thought-own-losses = bajas propias
thought-ground = terreno
thought-hits = impactos
thought-spared = bajas evitadas
thought-command = mando
thought-cover = cobertura
thought-safety = seguridad
thought-check = control de victoria
thought-assault = asalto
thought-spotting = observación
