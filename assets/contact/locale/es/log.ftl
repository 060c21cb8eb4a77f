# El diario: una línea por suceso.

log-unit-set-up = {$unit} se despliega
log-dummy-set-up = Se despliega un señuelo
log-field-laid = { $field ->
    [mines] Se colocan minas
   *[wire] Se coloca alambrada
}
log-set-up-done = {$seat}: despliegue terminado
log-phase-began = { $phase ->
    [regroup] Turno {$turn} · Reagrupamiento
    [initiative] Iniciativa
    [activation] Activación
   *[end] Fin del turno {$turn}
}
log-smoke-lifted = El humo viejo se disipa
log-initiative-rolled = Iniciativa: {$rolls}
log-initiative-rolled-result = elige {$winner}
log-turn-order-chosen = {$first} empieza el turno
log-order-began = {$seat}: orden a {$units}
log-order-passed = {$seat} pasa
log-objective-taken = {$seat} toma {$name}
log-leader-succeeded = {$unit} toma el mando de {$lost}
log-reserve-entered = {$unit} llega de la reserva
log-battle-ended = { $won ->
    [no] Empate
   *[yes] Gana {$winner}
}: {$why}
ending-conceded = el otro bando se rinde
ending-force-broken = una fuerza se ha roto
ending-all-taken = todos los objetivos tomados
ending-turn-limit = objetivos en el último turno
ending-fewer-losses = menos pérdidas
log-act-began = {$unit}: {$act}
log-unit-moved = { $crawls ->
    [yes] {$unit} repta
   *[no] {$unit} se mueve {$length} cm
}
log-unit-turned = {$unit} gira
log-ground-rolled = {$unit}: {$ground}, tirada de {$number}
log-ground-rolled-result = { $passed ->
    [yes] pasa
   *[no] inmovilizado
}
log-mine-struck = {$unit} entra en las minas: {$numbers}
log-mine-struck-result = { $hits ->
    [0] sin daño
    [one] un impacto
   *[other] {$hits} impactos
}
log-field-found = Campo de minas descubierto
log-field-cleared = Despejado: {$length} cm
log-unit-freed = {$unit} queda libre
log-unit-stuck = { $how ->
    [ground] {$unit} se atasca
   *[damage] Inmovilización: {$unit}
}
log-unit-boarded = {$unit} sube a: {$carrier}
log-unit-landed = {$unit} se apea
log-smoke-laid = { $flare ->
    [yes] Una bengala ilumina el terreno
   *[no] Se tiende humo
}
log-unit-camouflaged = {$unit} se camufla
log-unit-found = Descubrimiento: {$unit}
log-unit-found-result = { $known ->
    [yes] por {$by}
   *[no] se muestra
}
log-dummy-found = Se voltea un marcador: señuelo
log-dummy-moved = Un señuelo se mueve
log-markers-placed = { $count ->
    [one] {$seat}: un marcador
   *[other] {$seat}: {$count} marcadores
}
log-markers-moved = { $count ->
    [one] {$seat}: se mueve un marcador
   *[other] {$seat}: se mueven {$count} marcadores
}
log-units-concealed = { $count ->
    [one] {$seat}: una unidad vuelve a ser marcador
   *[other] {$seat}: {$count} unidades vuelven a ser marcadores
}
log-check-rolled = {$test}: {$unit}{ $told ->
    [yes] , {$why}
   *[no] { "" }
} · necesita {$need}+, saca {$number}
log-check-rolled-result = { $passed ->
    [yes] superado
   *[no] fallado
}
test-experience = Test de experiencia
test-morale = Test de moral
test-save = Tirada de salvación
test-crew = Test de moral de la dotación
test-rally = Recuperación
test-force = Test de moral de la fuerza
log-unit-harmed = { $harm ->
    [suppressed] Supresión: {$unit}
    [demoralised] Desmoralización: {$unit}
    [lost] Pérdida: {$unit}
    [wrecked] Destrucción: {$unit}
   *[abandoned] Abandono de la dotación: {$unit}
}
log-unit-rallied = {$unit} se recupera
log-fire-fell = { $fired ->
    [yes] {$unit} dispara a {$target}
   *[no] Fuego sobre {$target}
} · {$weapon}{ $dice ->
    [0] { "" }
   *[other] , {$dice}D6 a {$need}+
}: {$numbers}
log-fire-fell-result = { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] {$hits} impactos
}
log-covering-fire-given = {$unit} da fuego de cobertura contra {$target}
log-weapon-tested = {$unit}: {$weapon}, dado de color {$first}{ $second ->
    [0] { "" }
   *[other] , luego {$second}
}
log-weapon-tested-result = { $broke ->
    [yes] averiada
   *[no] sin avería
}
log-weapon-repaired = {$unit}: reparar {$weapon}, tirada de {$number}
log-weapon-repaired-result = { $repaired ->
    [yes] reparada
   *[no] sigue averiada
}
log-shot-rolled = {$unit} dispara a {$target} · {$weapon}{ $special ->
    [yes] , {$round}
   *[no] { "" }
}, {$need} o más: {$numbers}
log-shot-rolled-result = { $hit ->
    [yes] { $critical ->
        [yes] impacto crítico
       *[no] impacto
    }
   *[no] fallo
}
log-plate-tested = {$target}: impacto {$face}, {$numbers} {$sum} contra blindaje {$armour}
log-plate-tested-result = { $result ->
    [destroyed] destruido
    [immobilised] inmovilizado
   *[none] sin efecto
}
log-skirts-rolled = Faldones de {$target}: tirada de {$number}
log-skirts-rolled-result = { $saved ->
    [yes] aguantan
   *[no] atravesados
}
log-charge-made = {$attackers} asaltan a {$target}
log-assault-began = Cuerpo a cuerpo: {$target}
log-close-rolled = { $what ->
    [tank] {$unit} ataca a {$target} de cerca
    [overrun] {$unit} aplasta a {$target}
   *[round] {$unit} lucha contra {$target}
} · {$need} o más: {$number}
log-close-rolled-result = { $success ->
    [yes] éxito
   *[no] sin éxito
}
log-round-fought = Termina la ronda {$round} del cuerpo a cuerpo
log-unit-withdrew = { $why ->
    [fall-back] {$unit} retrocede
    [stopped] {$unit} se detiene antes del contacto
    [routed] El enemigo rechaza a {$unit}
    [broken-off] {$unit} rompe el contacto
    [overrun] {$unit} cede ante el vehículo
    [rally] {$unit} retrocede fuera del fuego
   *[other] {$unit} vuelve atrás
}
log-assault-ended = Termina el cuerpo a cuerpo: {$target}
log-radio-rolled = Radio, {$support}: {$caller} · {$need}+, saca {$number}
log-radio-rolled-result = { $answered ->
    [yes] contacto
   *[no] sin contacto
}
log-point-placed = {$unit} dirige {$battery}
log-precision-rolled = { $number ->
    [0] {$battery}: no hace falta test de precisión
   *[other] {$battery}: test de precisión, {$need}+, saca {$number}
}
log-precision-rolled-result = { $ranged ->
    [yes] centrado
   *[no] desviado
}
log-point-shifted = {$battery}: el enemigo desplaza la plantilla
log-volley-fell = {$battery}: salva terminada{ $number ->
    [0] { "" }
   *[other] , test de fin de apoyo {$number}
}
log-volley-fell-result = { $over ->
    [yes] se acaba el apoyo
   *[no] el apoyo sigue
}
log-planes-came = { $count ->
    [one] {$seat}: llega un avión
   *[other] {$seat}: llegan {$count} aviones
}
log-plane-aimed = El avión busca {$target} · {$need}+, saca {$number}
log-plane-aimed-result = { $strayed ->
    [yes] blanco equivocado
   *[no] { "" }
}
log-plane-fired-at = {$unit} dispara al avión: {$numbers}
log-plane-fired-at-result = { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] {$hits} impactos
}
log-plane-left = { $how ->
    [attacked] El avión se va
    [turned-away] El avión da media vuelta
    [lost] El avión es derribado
   *[no-target] El avión no encuentra blanco
}
why-reaction = reacción
why-fall-back = retroceder
why-camouflage = camuflaje
why-charge = carga explosiva
why-clear = limpiar minas
why-out-of-command = fuera de mando
why-stray-volley = salva errada
why-stray-plane = blanco equivocado
why-tank-assault = asalto a carro
why-close-combat = cuerpo a cuerpo
why-exposed = dotación expuesta
why-wire = alambrada
