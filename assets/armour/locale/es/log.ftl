# El diario: un hecho por línea, en presente.

log-deployment-began = Despliegue: {$seat}
log-spearhead-began = Puntas de lanza: {$seat}
log-team-deployed = {$team} se despliega
log-turn-began = Turno {$turn}: {$seat}
log-phase-began = { $phase ->
    [movement] Movimiento
    [shooting] Disparo
   *[assault] Asalto
}: {$seat}
log-step-done = { $step ->
    [remount] Ninguna tripulación tiene que remontar
    [rally] Ninguna unidad fijada tiene que reorganizarse
    [last-stand] Ninguna unidad tiene que resistir
    [formation-stand] Todas las formaciones aguantan
    [ambushes] Ninguna emboscada que revelar
    [reserves] No llegan reservas
    [aircraft] No llegan aviones
    [smoke] No hay humo que retirar
   *[other] Nada que hacer en este paso
}
log-steps-skipped = { $count ->
    [one] {$count} paso inicial sin nada que hacer
   *[other] {$count} pasos iniciales sin nada que hacer
}
log-battle-ended = { $why ->
    [conceded] El otro bando se rinde
    [formations-lost] Al otro bando no le queda ninguna formación con buen ánimo
    [goal-held] Se controla un objetivo
   *[turn-limit] Se alcanza el límite de turnos
}: gana {$winner}
log-battle-ended-result = {$won} : {$lost} puntos de victoria
log-cross-rolled = {$team} intenta cruzar: {$ground}
log-cross-rolled-result = {$number}, necesita {$need} · { $crosses ->
    [yes] cruza
   *[no] se detiene
}
log-team-moved = { $sets_off ->
    [yes] { $speed ->
        [dash] {$team} corre {$distance} cm
       *[tactical] {$team} se mueve {$distance} cm
    }
   *[no] {$team} no puede arrancar
}
log-team-moved-result = { $stuck ->
    [yes] atascado
   *[no] { "" }
}
log-unit-move-ended = { $pinned ->
    [yes] {$unit}: fijada por las minas
   *[no] Fuera de mando tras mover: {$strayed}
}
log-unit-move-ended-result = { $both ->
    [yes] fuera de mando: {$strayed}
   *[no] { "" }
}
log-mine-rolled = {$team} se mueve entre minas
log-mine-rolled-result = {$number}, necesita {$need} · { $safe ->
    [yes] pasa
   *[no] estalla una mina
}
log-mines-cleared = {$team} despeja un campo de minas
log-work-crushed = {$team} aplasta: {$work}
log-works-abandoned = Se abandona: {$works}
log-work-placed = {$seat} coloca: {$work}
log-units-hidden = { $known ->
    [yes] {$seat} anota{ $ambush ->
        [none] { "" }
       *[other] {" "}· en emboscada: {$ambush}
    }{ $reserve ->
        [none] { "" }
       *[other] {" "}· en reserva: {$reserve}
    }
   *[no] {$seat} anota lo que espera fuera de la mesa
}
log-aiming-point-seen = {$seat}: se coloca un punto de bombardeo
log-ambush-revealed = ¡Emboscada! Aparece {$unit}
log-reserves-rolled = { $dice ->
    [0] Llegan todas las reservas: {$seat}
   *[other] {$seat} espera reservas: {$numbers}
}
log-reserves-rolled-result = { $units ->
    [0] no llega ninguna
    [one] llega {$units} unidad
   *[other] llegan {$units} unidades
}
log-reserve-entered = {$unit} llega de la reserva
log-unit-withdrawn = {$unit} deja la mesa
log-order-given = {$unit}: {$order}
log-order-given-result = { $tested ->
    [yes] {$number}, necesita {$need} · { $passed ->
        [yes] lo consigue
       *[no] fracasa
    }
   *[no] { "" }
}
log-team-mounted = {$team} monta en {$vehicle}
log-team-dismounted = {$team} desmonta
log-transports-sent = A retaguardia: {$teams}
log-transport-brought = {$team} llega de retaguardia
log-rider-hit = {$team}, sobre {$vehicle}, también recibe el impacto
log-passenger-rolled = {$team} en el vehículo perdido: {$number}, necesita {$need}
log-passenger-rolled-result = { $again ->
    [0] { "" }
   *[other] otra vez {$again} ·{" "}
}{ $saved ->
    [yes] logra salir
   *[no] se pierde
}
log-team-landed = { $pinned ->
    [yes] {$team} baja, fijado
   *[no] {$team} baja
}
log-volley-declared = { $smoke ->
    [yes] {$unit} dispara humo contra {$targets}
   *[no] {$unit} dispara contra {$targets}
}
log-shot-rolled = {$shooter}, {$weapon}, a {$target}: {$numbers}
log-shot-rolled-result = { $sixes ->
    [0] { "" }
   *[other] confirmación {$confirmed} ·{" "}
}{ $hits ->
    [0] ningún impacto
    [one] {$hits} impacto
   *[other] {$hits} impactos
}
log-smoke-laid = { $count ->
    [one] Se coloca {$count} bola de humo
   *[other] Se colocan {$count} bolas de humo
}
log-aiming-point-placed = {$unit}: se coloca un punto de bombardeo
log-bombardment-declared = { $smoke ->
    [yes] {$unit}: bombardeo de humo, observa {$spotter}
   *[no] { $repeats ->
        [yes] {$unit} repite su bombardeo, observa {$spotter}
       *[no] {$unit} bombardea, observa {$spotter}
    }
}
log-range-rolled = {$unit}, intento {$attempt} de localizar: {$number}, necesita {$need}
log-range-rolled-result = { $passed ->
    [yes] localizado
   *[no] sin localizar
}
log-ranging-failed = {$unit} no ha localizado el punto
log-screen-laid = Se coloca una cortina de humo de {$length} cm
log-team-shelled = { $again ->
    [0] {$team} bajo la plantilla: {$number}, necesita {$need}
   *[other] {$team} bajo la plantilla: {$number}, repetida {$again}, necesita {$need}
}
log-team-shelled-result = { $hit ->
    [yes] impacto
   *[no] ningún impacto
}
log-smoke-lifted = Se disipa el humo del turno anterior
log-night-sight-rolled = {$unit} escudriña la noche: {$number}
log-night-sight-rolled-result = ve hasta {$distance} cm
log-dawn-rolled = {$seat} espera el amanecer: {$numbers}
log-dawn-rolled-result = { $dawns ->
    [yes] amanece
   *[no] sigue siendo de noche
}
log-flight-rolled = {$unit}: {$number}, necesita {$need}
log-flight-rolled-result = { $arrives ->
    [yes] llega
   *[no] no llega
}
log-aircraft-placed = {$team} entra en vuelo
log-flight-attacked = {$unit} ataca
log-flight-left = { $count ->
    [0] {$unit} no se coloca y da media vuelta
   *[other] {$unit} abandona la mesa
}
log-hits-swapped = Objetivo equivocado: {$first} y {$second}
log-hits-swapped-result = {$number} · { $swaps ->
    [yes] se intercambian sus impactos
   *[no] los impactos se quedan donde están
}
log-hit-resolved = { $kind ->
    [armour] { $struck ->
        [top] Impacto en el techo de {$team}: blindaje {$armour} contra {$against}
        [side] Impacto en el lateral de {$team}: blindaje {$armour} contra {$against}
        [turret] Impacto en la torreta de {$team}: blindaje {$armour} contra {$against}
       *[other] Impacto en {$team}: blindaje {$armour} contra {$against}
    }
   *[save] { $again ->
        [0] Impacto en {$team}: salvación {$number}, necesita {$need}
       *[other] Impacto en {$team}: salvación {$number}, repetida {$again}, necesita {$need}
    }
}
log-hit-resolved-result = { $firepower ->
    [0] { "" }
   *[other] potencia {$firepower} ·{" "}
}{ $outcome ->
    [saved] se salva
    [bounced] rebota
    [nothing] sin efecto
    [bailed] la tripulación desaloja
   *[destroyed] destruido
}
log-team-bailed = {$team}, {$of}: la tripulación está fuera
log-bailed-again = {$team}: la tripulación, alcanzada otra vez, {$numbers}, necesita {$need}
log-bailed-again-result = { $holds ->
    [yes] se queda cerca
   *[no] abandona el carro
}
log-team-destroyed = {$team}, {$of}: baja
log-unit-pinned = {$unit}: unidad fijada
log-rating-tested = { $test ->
    [remount] {$subject}: remontar, {$numbers}, necesita {$need}
    [rally] {$subject}: reorganizarse, {$numbers}, necesita {$need}
    [counterattack] {$subject}: contraataque, {$numbers}, necesita {$need}
   *[last-stand] {$subject}: última resistencia, {$numbers}, necesita {$need}
}
log-rating-tested-result = { $passed ->
    [yes] superado
   *[no] fallado
}
log-team-remounted = {$team}: la tripulación vuelve a bordo
log-unit-rallied = {$unit} se reorganiza
log-unit-lost = { $why ->
    [formation] {$unit} cae con su formación
   *[last-stand] {$unit} se da por vencida
}
log-transports-withdrawn = {$unit}: abandonan la batalla
log-commander-joined = { $replaces ->
    [yes] El comandante de {$formation} ocupa el lugar de {$host}
   *[no] El comandante de {$formation} toma el mando de {$host}
}
log-formation-lost = {$formation}: formación destruida
log-leader-named = { $named ->
    [yes] {$team} toma el mando de {$unit}
   *[no] {$unit} se queda sin líder
}
log-commander-named = { $why ->
    [killed] {$formation} pierde a su comandante
   *[other] El comandante de {$formation} pasa a {$team}
}
log-commander-rolled = ¿Sobrevive el comandante de {$formation}? {$number}
log-commander-rolled-result = { $survives ->
    [yes] sobrevive
   *[no] cae
}
log-assault-declared = Asalto de {$units}
log-assault-declared-result = { $count ->
    [one] carga {$count} equipo
   *[other] cargan {$count} equipos
}
log-team-charged = { $sets_off ->
    [yes] {$team} carga {$distance} cm
   *[no] {$team} no llega al contacto
}
log-team-charged-result = { $stuck ->
    [yes] se detiene
   *[no] { "" }
}
log-contact-made = En contacto: {$teams}
log-ranks-closed = {$team} cierra filas
log-assault-repulsed = Asalto rechazado: {$units}
log-assault-repulsed-result = { $lost ->
    [0] { $hits ->
        [one] {$hits} impacto
       *[other] {$hits} impactos
    }
   *[other] { $hits ->
        [one] {$hits} impacto
       *[other] {$hits} impactos
    }, {$lost} fuera de combate
}
log-team-fell-back = { $sets_off ->
    [yes] {$team} retrocede {$distance} cm
   *[no] {$team} no puede retroceder
}
log-assault-rolled = Golpe de {$unit}: {$numbers}
log-assault-rolled-result = necesita {$need} · { $hits ->
    [0] ningún impacto
    [one] {$hits} impacto
   *[other] {$hits} impactos
}
log-assault-die = {$team}: {$number}, necesita {$need}
log-strike-taken = {$striker} impacta a {$target}
log-assault-checked = { $won ->
    [yes] Asalto ganado
   *[no] Los defensores siguen en pie
}
log-counterattack-decided = { $counterattacks ->
    [yes] Contraataque de {$units}
   *[no] Rompe el contacto: {$units}
}
log-team-broke-off = { $why ->
    [away] {$team} rompe el contacto: {$distance} cm
    [captured] {$team}: carro capturado
    [stuck] {$team} se atasca y se rinde
    [mined] {$team} se pierde entre las minas
   *[no-way] {$team} no puede alejarse y se rinde
}
log-counterattack-began = Contraataque: {$units}
log-team-consolidated = { $sets_off ->
    [yes] {$team} consolida: {$distance} cm
   *[no] {$team} no puede arrancar
}
log-team-consolidated-result = { $stuck ->
    [yes] atascado
   *[no] { "" }
}
log-assault-ended = { $why ->
    [failed] Ningún equipo llega al contacto: el asalto fracasa
    [spent] No queda ningún equipo en contacto: fin del asalto
   *[other] Fin del asalto
}
