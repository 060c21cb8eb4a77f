# What the scenario generator writes onto the sheets that it makes up, and its form.

## Landmarks: in a sentence, where somebody is, in a title, and as an objective

generated-landmark-farm = la granja
generated-landmark-farm-at = en la granja
generated-landmark-farm-title = la granja
generated-landmark-farm-name = La granja
    .within = la granja
generated-landmark-house = la casa
generated-landmark-house-at = en la casa
generated-landmark-house-title = la casa
generated-landmark-house-name = La casa
    .within = la casa
generated-landmark-barn = el granero
generated-landmark-barn-at = en el granero
generated-landmark-barn-title = el granero
generated-landmark-barn-name = El granero
    .within = el granero
generated-landmark-ruin = la casa en ruinas
generated-landmark-ruin-at = en la casa en ruinas
generated-landmark-ruin-title = la casa en ruinas
generated-landmark-ruin-name = La casa en ruinas
    .within = la casa en ruinas
generated-landmark-orchard = los frutales
generated-landmark-orchard-at = entre los frutales
generated-landmark-orchard-title = los frutales
generated-landmark-orchard-name = Los frutales
    .within = los frutales
generated-landmark-hilltop = lo alto de la colina
generated-landmark-hilltop-at = en lo alto de la colina
generated-landmark-hilltop-title = la colina
generated-landmark-hilltop-name = La cima
    .within = la cima
generated-landmark-crossroads = el cruce
generated-landmark-crossroads-at = en el cruce
generated-landmark-crossroads-title = el cruce
generated-landmark-crossroads-name = El cruce
    .within = el cruce
generated-landmark-edge = el último seto
generated-landmark-edge-at = en el último seto
generated-landmark-edge-title = el último seto
generated-landmark-edge-name = La salida
    .within = la salida
generated-landmark-ground = esa zona cubierta
generated-landmark-ground-at = en esa zona cubierta
generated-landmark-ground-title = la zona cubierta
generated-landmark-ground-name = La zona cubierta
    .within = la zona cubierta

## Titles

generated-title-take-1 = La lucha por {$place}
generated-title-take-2 = Objetivo: {$place}
generated-title-take-3 = Los primeros en {$place}
generated-title-hold-1 = Nadie abandona {$place}
generated-title-hold-2 = Quieren {$place}
generated-title-hold-3 = Resistir en {$place}
generated-title-pass-1 = Hasta {$place}
generated-title-pass-2 = El largo camino hasta {$place}
generated-title-pass-3 = A través de sus líneas hasta {$place}
generated-title-raid-1 = De visita en {$place}
generated-title-raid-2 = Ruido en {$place}
generated-title-raid-3 = Captura a uno en {$place}
generated-title-rescue-1 = Alguien espera en {$place}
generated-title-rescue-2 = Un hombre perdido en {$place}
generated-title-rescue-3 = Nadie se queda atrás en {$place}
generated-date = {$day} de junio de 1944
generated-date-july = {$day} de julio de 1944
generated-when-june-day = {$day} de junio, antes del mediodía
generated-when-june-dawn = {$day} de junio, al amanecer
generated-when-june-night = {$day} de junio, pasada la medianoche
generated-when-july-day = {$day} de julio, antes del mediodía
generated-when-july-dawn = {$day} de julio, al amanecer
generated-when-july-night = {$day} de julio, pasada la medianoche
generated-place = Normandía, Francia

## What is to be done

generated-take-1 = Esta mañana el dedo del batallón cayó sobre {$place} y allí se quedó. Toma el lugar, y que te encuentren en él cuando lleguen los demás.
generated-take-2 = La carretera no le sirve a nadie mientras los alemanes sigan {$at}. Échalos y ocupa su puesto.
generated-take-3 = Desde {$place} ven todos los vehículos que mandamos al frente. Desde allí no deben ver ni uno más.
generated-hold-1 = Tienes {$place}, y los alemanes han caído en la cuenta de lo que valía. Vienen a reclamarlo.
generated-hold-2 = La compañía necesita unas horas, y eres tú quien va a ganarlas. Resiste en {$place} hasta nueva orden.
generated-hold-3 = Ayer, {$place} costó seis hombres. Nadie quiere pagarlo otra vez, así que no lo regales.
generated-pass-1 = Alguien tiene que llegar a la compañía vecina, y el cable está cortado. Ve hacia {$place} y no te pares a discutir.
generated-pass-2 = Aquí han dejado una línea delgada, o eso dicen los de aviación. Encuentra el hueco y llega a tiempo hasta {$place}.
generated-pass-3 = Estás al otro lado de sus líneas. El camino de vuelta pasa por {$place}, y no hay otro.
generated-raid-1 = Nadie quiere {$place}. Lo que se quiere es un alemán que hable, o los documentos de uno que no.
generated-raid-2 = Pásate por {$place}, arma jaleo, averigua quiénes son y vuelve con alguien que pueda contárnoslo.
generated-raid-3 = Inteligencia tiene una lista de preguntas y nadie a quien hacérselas. Los que saben las respuestas andan por {$place}.
generated-rescue-1 = Uno de nuestros aviadores se esconde por {$place} desde el martes, y los que lo ocultan ya no pueden seguir haciéndolo. Llega hasta él y quédate a su lado.
generated-rescue-2 = El piloto de un avión de observación cayó por {$place} con un mapa que nadie debe ver. Llega tú el primero.
generated-rescue-3 = A un aviador con la pierna rota lo dejaron {$at} con la promesa de que alguien vendría. Ese alguien eres tú.

## Who is there

generated-force-green = Son unos {$count}, o eso parece, y a la mayoría no le han disparado nunca.
generated-force-regular = Cuenta con {$count} como mucho. Son infantería de línea y saben lo que hacen.
generated-force-veteran = Cuenta con {$count} como mucho, y no te alegres de que no sean más: llevan en esto desde Rusia.
generated-found-asleep = No te esperan.
generated-found-watchful = Han tenido tiempo de atrincherarse, pero nadie les ha dicho que vienes.
generated-found-alert = Saben que vienes y se han preparado.
generated-hold-asleep = Tienen prisa y no han reconocido el terreno.
generated-hold-watchful = Te han visto atrincherarte y saben dónde estás.
generated-hold-alert = Han tenido todo el día para prepararse y están bien despiertos.
generated-machine-gun = Alguien ha oído por allí una ametralladora.

## What sort of day it is

generated-hour-day = Es pleno día.
generated-hour-dawn = Apenas clarea y la niebla no ha dejado los campos: nadie ve lejos.
generated-hour-night = No hay luna. Llevas unas bengalas, y una bengala también te muestra a ti.
generated-second = Si queda tiempo, tampoco vendría mal tomar {$second}.
generated-artillery-ours = Nuestros morteros han prometido responder, una vez.
generated-artillery-theirs = Sus morteros tienen en sus mapas el terreno que pisas.
generated-artillery-both = Nuestros morteros han prometido responder, una vez; a los suyos no les hace falta prometerlo.
generated-turns = Tienes {$count} turnos.

## The strikes on the sheet

generated-guns-ours = Ataque: {$weapon}
generated-guns-theirs = Ataque alemán: {$weapon}

## The victory table

generated-verdict-1 = Más de lo que nadie pedía
generated-verdict-1-text = El coronel lee el parte dos veces y lo cursa sin cambiar una coma, cosa que no había pasado nunca.
generated-verdict-2 = Bien hecho
generated-verdict-2-text = Salió como en el manual, o casi. Hay rancho caliente, y nadie pregunta cuántas raciones.
generated-verdict-3 = Hecho, a un precio
generated-verdict-3-text = Lo que se pidió está entregado. El jefe de la sección mira la lista y no dice nada.
generated-verdict-4 = No es lo que se pidió
generated-verdict-4-text = Una parte está hecha. A otro pelotón le dirán que haga el resto, y que se dé prisa.
generated-verdict-5 = Un día para olvidar
generated-verdict-5-text = Habrá otro intento, cuando haya hombres para él.

## The form

generate-title = Generar una batalla
generate-board = Mapa
generate-ground = N.º de mapa
generate-ground-none = solo si es generado
generate-made-up = { $country }, generado
generate-beside = Segundo mapa
generate-alone = ninguno
generate-kind = Misión
generate-kind-take = asalto
generate-kind-hold = defensa
generate-kind-pass = ruptura
generate-kind-raid = incursión
generate-kind-rescue = rescate
generate-men = Tus hombres
generate-enemies = Fichas enemigas
generate-quality = Nivel enemigo
generate-quality-green = novatos
generate-quality-regular = regulares
generate-quality-veteran = veteranos
generate-machine-gun = Ametralladora
generate-machine-gun-false = ninguna
generate-machine-gun-true = quizá una
generate-readiness = Preparados
generate-readiness-asleep = no
generate-readiness-watchful = sí
generate-readiness-alert = sí, en alerta
generate-hour = Luz
generate-hour-day = día
generate-hour-dawn = niebla
generate-hour-night = noche
generate-artillery = Morteros
generate-artillery-none = no
generate-artillery-ours = nuestros
generate-artillery-theirs = suyos
generate-artillery-both = ambos
generate-turns = Turnos
generate-all = Todo al azar
generate-again = Otra batalla
generate-save = Guardar
generate-seed = Semilla {$seed} · R tira el dado de la línea
generate-seed-short = Semilla {$seed}
generate-drawing = Dibujando el terreno…
generate-map = Azul: donde pueden desplegarse tus hombres. Rojo: lo que cuenta. Una cruz: una ficha enemiga, hombre o señuelo.
generate-saved = Guardada entre tus escenarios
generate-saved-as = Guardada como {$path}
generate-not-saved = No se puede guardar el escenario: {$cause}
generate-ground-no-seed = El número de mapa va del 1 al { $most }.
generate-ground-not-saved = No se puede guardar el mapa: { $cause }
