# Names of seats, units, teams and the parts of a sum.

seat-attacker = Attacker
seat-defender = Defender
armour-turn = turn {$turn}
unit-numbered = {$name} {$number}
unit-transports = transports of {$of}
unit-observers = observer of {$of}
unit-short-transports = Transports
unit-short-observers = Observers
team-numbered = {$name} {$number}
length = { $rest ->
    [0] {$whole}
   *[other] {$whole}.{$rest}
}
sum-line = {$first} {$rest} = {$total}
term-hit-on = to hit
term-long-range = long range
term-concealed = concealed
term-gone-to-ground = concealed and gone to ground
term-out-of-command = out of command
term-rof-1-moving = one shot on the move
term-smoke = smoke
term-night = night
term-no-he = no high explosive
term-slow-firing = slow firing on the move
term-overworked = overworked crew on the move
term-secondary-weapon = second gun
term-die = die
term-front-armour = front armour
term-side-armour = side armour
term-top-armour = top armour
term-side-skirts = side skirts
term-ranging = to range in
term-rough-ground = terrain or smoke under the template
term-unseen = point out of sight
term-second-attempt = second attempt
term-third-attempt = third attempt
order-blitz = Blitz
order-shoot-and-scoot = Shoot and Scoot
order-dig-in = Dig In
order-follow-me = Follow Me
order-clear-mines = Clear Mines
order-cross-here = Cross Here
term-failed-blitz = failed Blitz
cause-friend = a friend
cause-foxhole = lying low
table-random = Ground {$seed}
table-desert = Desert ridge
table-hedgerow = Hedgerow country
table-hilltown = Hill town
table-river = River line
table-steppe = Steppe with balkas
table-village = Village
