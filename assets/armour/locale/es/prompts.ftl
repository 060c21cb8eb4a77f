# Lo que se pregunta. Una línea cada vez; una pista dice cómo se responde.

ask-deploy = {$seat}: despliega tus unidades
ask-deploy-hint = Coloca cada unidad en tu zona, a distancia de mando de su líder.
ask-move-units = {$seat}: mueve tus unidades
ask-move-units-hint = Arrastra un equipo o una unidad entera, da una orden, o termina el movimiento.
ask-shoot-units = {$seat}: elige quién dispara
ask-shoot-units-hint = Elige una unidad y luego sus objetivos, o termina el disparo.
ask-move-by-order = {$about}, {$order}: ¿quién mueve?
ask-move-by-order-hint = Arrastra los equipos que aprovechan la orden, o termínala.
ask-act-in-assault = {$seat}: fase de asalto
ask-act-in-assault-hint = Da una orden a una unidad, o termina el turno.
ask-allot-hits = {$about}: asigna los impactos
ask-allot-hits-hint = Cada objetivo declarado recibe un impacto; reparte los demás por igual.
ask-mistaken-target = {$seat}: ¿intercambiar impactos?
ask-mistaken-target-hint = Con 3+ dos equipos intercambian todos sus impactos.
ask-name-leader = { $why ->
    [bailed] {$about}: ¿quién releva al líder desalojado?
    [stuck] {$about}: ¿quién dirige mientras el líder está atascado?
    [appointed] {$about}: ¿quién dirige ahora la unidad?
   *[other] {$about}: ¿quién toma el mando?
}
ask-name-commander = {$about}: ¿a quién se une el comandante?
ask-roll = {$about}: una tirada
ask-over = { $why ->
    [conceded] Gana {$winner}: el otro bando se rinde ({$won} : {$lost})
    [formations-lost] Gana {$winner}: al otro bando no le quedan formaciones ({$won} : {$lost})
    [goal-held] Gana {$winner} por un objetivo ({$won} : {$lost})
   *[turn-limit] Gana {$winner} al acabar los turnos ({$won} : {$lost})
}
