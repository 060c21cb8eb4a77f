# Nombres de bandos, unidades y equipos, y partes de una suma.

seat-attacker = Atacante
seat-defender = Defensor
armour-turn = turno {$turn}
unit-numbered = {$name} {$number}
unit-transports = transportes de {$of}
unit-observers = observador de {$of}
team-numbered = {$name} {$number}
length = { $rest ->
    [0] {$whole}
   *[other] {$whole},{$rest}
}
sum-line = {$first} {$rest} = {$total}
term-hit-on = para impactar
term-long-range = larga distancia
term-concealed = a cubierto
term-gone-to-ground = a cubierto y cuerpo a tierra
term-out-of-command = fuera de mando
term-rof-1-moving = un solo disparo en movimiento
