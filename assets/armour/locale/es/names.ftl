# Nombres de bandos, unidades y equipos, y partes de una suma.

seat-attacker = Atacante
seat-defender = Defensor
armour-turn = turno {$turn}
unit-numbered = {$name} {$number}
unit-transports = transportes de {$of}
unit-observers = observador de {$of}
unit-short-transports = Transportes
unit-short-observers = Observadores
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
term-smoke = humo
term-night = noche
term-no-he = sin alto explosivo
term-slow-firing = tiro lento en movimiento
term-overworked = dotación sobrecargada en movimiento
term-secondary-weapon = segundo cañón
term-die = dado
term-front-armour = blindaje frontal
term-side-armour = blindaje lateral
term-top-armour = blindaje superior
term-side-skirts = faldones
term-ranging = para localizar
term-rough-ground = terreno o humo bajo la plantilla
term-unseen = punto fuera de la vista
term-second-attempt = segundo intento
term-third-attempt = tercer intento
order-blitz = Ataque relámpago
order-shoot-and-scoot = Disparar y retirarse
order-dig-in = Atrincherarse
order-follow-me = ¡Seguidme!
order-clear-mines = Despejar minas
order-cross-here = Cruzar por aquí
term-failed-blitz = ataque relámpago fallido
cause-friend = un equipo amigo
cause-foxhole = pegado al suelo
table-random = Terreno {$seed}
table-desert = Loma del desierto
table-hedgerow = Tierra de setos
table-hilltown = Pueblo en la colina
table-river = Línea del río
table-steppe = Estepa con balkas
table-village = Aldea
