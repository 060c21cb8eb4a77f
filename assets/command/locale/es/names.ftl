# As in English: radio, nation-tag-italy, nation-tag-france

# Nombres de bandos, unidades, armas, cartas, terreno y sumandos.

side-axis = Eje
side-allies = Aliados

unit-squad-elite = Pelotón de élite
    .many = Pelotones de élite
unit-squad-line = Pelotón de línea
    .many = Pelotones de línea
unit-squad-green = Pelotón de reclutas
    .many = Pelotones de reclutas
unit-team-elite = Dotación de élite
    .many = Dotaciones de élite
unit-team-line = Dotación de línea
    .many = Dotaciones de línea
unit-team-green = Dotación de reclutas
    .many = Dotaciones de reclutas
unit-leader = Mando
    .many = Mandos
unit-private = Soldado raso
    .many = Soldados rasos
unit-hero = Héroe
    .many = Héroes
unit-scout = Explorador
    .many = Exploradores
unit-numbered = {$name} {$number}
unit-of-nation = {$name} ({$nation})
unit-in-sentence-squad = el {$small}
unit-in-sentence-team = la {$small}
unit-in-sentence-leader = el {$small}
unit-in-sentence-named = el {$name}
nation-tag-germany = ALE
nation-tag-italy = ITA
nation-tag-united-states = EE. UU.
nation-tag-soviet-union = URSS
nation-tag-britain = RU
nation-tag-france = FRA

weapon-machine-gun = ametralladora
    .many = ametralladoras
weapon-mortar = mortero
    .many = morteros
weapon-gun = cañón
    .many = cañones
weapon-anti-tank = arma contracarro
    .many = armas contracarro
weapon-flamethrower = lanzallamas
    .many = lanzallamas
weapon-satchel = carga explosiva
    .many = cargas explosivas
weapon-molotov = cóctel Molotov
    .many = cócteles Molotov
radio = radio

## Puntos y fichas

points-of = {$side} {$points} PV
points-level = 0 PV
chit-objective = el objetivo {$objective} vale {$points} PV más
chit-each = cada objetivo vale {$points} PV más
chit-exits-doubled = los puntos por salir del mapa cuentan doble
chit-eliminations-doubled = los puntos por bajas cuentan doble
chit-all-five = controlar los cinco objetivos da la victoria al tirar por muerte súbita

## Órdenes y acciones

use-fire = Fuego
use-move = Movimiento
use-advance = Avance
use-recover = Recuperación
use-rout = Huida
use-artillery-request = Petición de artillería
use-artillery-denied = Artillería denegada
use-command-confusion = Confusión en el mando
use-ambush = Emboscada
use-assault-fire = Fuego de asalto
use-bore-sighting = Tiro ajustado
use-concealment = Camuflaje
use-crossfire = Fuego cruzado
use-demolitions = Demoliciones
use-dig-in = Cavar
use-hand-grenades = Granadas de mano
use-hidden-entrenchments = Atrincheramientos ocultos
use-hidden-mines = Minas ocultas
use-hidden-pillbox = Casamata oculta
use-hidden-unit = Unidad oculta
use-hidden-wire = Alambrada oculta
use-light-wounds = Heridas superficiales
use-marksmanship = Buenos tiradores
use-no-quarter = Sin cuartel
use-smoke-grenades = Granadas de humo
use-spray-fire = Fuego repartido
use-sustained-fire = Fuego sostenido

## Eventos

event-air-support = Apoyo aéreo
event-battle-harden = Curtidos en combate
event-battlefield-integrity = Integridad del campo de batalla
event-blaze = Incendio
event-booby-trap = Trampa explosiva
event-breeze = Brisa
event-command-and-control = Mando y control
event-commissar = Comisario
event-cower = Cobardía
event-deploy = Dividir
event-dust = Polvareda
event-elan = Ímpetu
event-entrench = Atrincherarse
event-field-promotion = Ascenso en campaña
event-fog-of-war = Niebla de guerra
event-hero = Héroe
event-infiltration = Infiltración
event-interdiction = Interdicción
event-interrogation = Interrogatorio
event-kia = Muerto en combate
event-malfunction = Avería
event-medic = ¡Sanitario!
event-mission-objective = Objetivo de la misión
event-prisoners-of-war = Prisioneros de guerra
event-reconnaissance = Reconocimiento
event-reinforcements = Refuerzos
event-rubble = Escombros
event-sappers = Zapadores
event-scrounge = Recoger un arma
event-shell-shock = Neurosis de guerra
event-shellholes = Embudos
event-strategic-objective = Objetivo estratégico
event-suppressing-fire = Fuego de supresión
event-walking-wounded = Heridos leves
event-white-phosphorus = Fósforo blanco

## Terreno y fortificaciones

ground-open = campo abierto
ground-field = sembrado
ground-orchard = frutales
ground-brush = maleza
ground-woods = bosque
ground-building = edificio
ground-gully = hondonada
ground-marsh = pantano
ground-stream = arroyo
ground-water = agua
ground-bridge-major = puente grande
ground-bridge-minor = puente pequeño
ground-hedge = seto
ground-wall = muro
ground-fence = valla
ground-cliff = risco
ground-road = carretera
ground-rail = ferrocarril
ground-trail = sendero
ground-smoke = humo
ground-night = noche
ground-foxholes = pozos de tirador
    .many = pozos de tirador
ground-trench = trinchera
    .many = trincheras
ground-pillbox = casamata
    .many = casamatas
ground-bunker = búnker
    .many = búnkeres
ground-mines = minas
    .many = minas
ground-wire = alambrada
    .many = alambradas

## Sumas

sum = {$parts} = {$total}
summand = {$amount} {$name}
summand-first = {$amount} {$name}
term-roll = tirada
term-fp = potencia de fuego
term-fp-of = potencia de {$piece}
term-move = Movimiento
term-move-of = Movimiento de {$piece}
term-morale = Moral
term-morale-of = Moral de {$piece}
term-unit-of = {$piece}
term-boxed-of = recuadro de {$piece}
term-weapon-of = {$piece}
term-command = Mando
term-veteran = veteranía
term-suppressed = supresión
term-wire = alambrada
term-road = carretera
term-cover = cobertura
term-cover-indirect = cobertura contra morteros y artillería
term-cover-indirect-named = {$name} contra morteros y artillería
term-overstacked = apilamiento excesivo
term-group = grupo de fuego
term-uphill = cuesta arriba
term-downhill = cuesta abajo
term-hindrance = estorbo
term-initiative = carta de iniciativa
term-action = acción
term-mines = minas
term-radio = batería
term-product = producto de los dados
term-night = noche
term-trench = trinchera
term-way = camino
term-ground = terreno
term-side = lado de hex

## Estados, y cómo queda una posición

state-broken = en desorden
state-suppressed = bajo supresión
state-veteran = con veteranía
state-waiting = por llegar
state-eliminated = baja
state-gone = fuera de la partida
lab-look = De {$start} a {$end}: {$sees ->
    [no] no se ve, corta en {$cut}
   *[yes] se ve{$hindrance ->
        [0] {""}
       *[other] , estorbo {$hindrance}
    }
}
lab-piece = {$piece} en {$hex}: {$values}
lab-piece-off-map = {$piece} no está en el mapa
lab-step = De {$start} a {$end}: {$cost ->
    [one] {$cost} punto
   *[other] {$cost} puntos
}
lab-objective = El objetivo {$number} vale {$points}
lab-standing = Al final: Tiempo {$time}, {$score}
