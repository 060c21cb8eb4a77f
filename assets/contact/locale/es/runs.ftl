# Lo que escribe `simulate`.
simulated-column-winner = ganador
simulated-column-ended = final
simulated-column-lost = unidades perdidas (atacante / defensor)
simulated-battles = { $count ->
    [one] {$count} batalla entre {$attacker} (atacante) y {$defender} (defensor): {$won} % ganadas por el atacante, entre {$least} y {$most} % con un 95 % de certeza ({$ended})
   *[other] {$count} batallas entre {$attacker} (atacante) y {$defender} (defensor): {$won} % ganadas por el atacante, entre {$least} y {$most} % con un 95 % de certeza ({$ended})
}
simulated-losses = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de valor de ruptura destruidos de media por el atacante, menos los propios; { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } unidades perdidas del atacante y { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } del defensor
simulated-pace = la mitad de las batallas dura { NUMBER($turns, maximumFractionDigits: 0) } turnos a lo sumo; { NUMBER($assaults, minimumFractionDigits: 1, maximumFractionDigits: 1) } asaltos por batalla
simulated-conceded = victoria concedida
simulated-force-broken = fuerza rota
simulated-all-taken = todos los objetivos tomados
simulated-turn-limit = límite de turnos
simulated-fewer-losses = menos bajas
simulated-draw = empate

# Por qué el ordenador responde así: puntos de su fuerza a favor y en contra.
thought = {$turn}, {$seat}: {$question}: {$answer} ({$why})
thought-reason = {$what} {$points}
thought-fire = fuego
thought-assault = asalto
thought-chance = probabilidad
thought-artillery = artillería
thought-objective = objetivo
thought-nearer = más cerca del objetivo
thought-cover = cobertura
thought-danger = peligro
thought-waits = espera
thought-watches = vigilancia
thought-apart = fuera de mando
