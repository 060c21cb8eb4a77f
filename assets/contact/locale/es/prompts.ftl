# Qué se pregunta.

ask-deploy = {$seat}: despliega tus unidades
ask-deploy-hint = Las unidades a cubierto o en pozos pueden empezar ocultas. Di listo cuando todas estén colocadas.
ask-call = ¿Llamar por radio: {$about}?
ask-call-hint = Una llamada fallida facilita la siguiente.
ask-help = ¿Un grupo de mando ayuda a recuperarse a {$about}?
ask-help-hint = Renuncia a su propia acción este turno.
ask-enter = ¿Por dónde llega {$about}?
ask-choose-first = {$seat}: ¿primero o segundo?
ask-next = {$seat}: da una orden o pasa
ask-next-hint = Órdenes restantes: {$orders}. Un grupo de mando puede llevar una unidad de su radio.
ask-action = ¿Qué hace {$about}?
ask-discovered = {$about} ha descubierto un enemigo: ¿seguir o parar?
ask-react = {$seat}: ¿reaccionar al movimiento de {$about}?
ask-react-hint = Como mucho dos unidades que no hayan actuado. Cada una hace un test de experiencia salvo en vigilancia.
ask-allot = Reparte los impactos extra de {$about}
ask-defend = { $overrun ->
    [yes] Arrollan a {$about}: ¿asaltar antes el vehículo o aguantar?
   *[no] Asaltan a {$about}: ¿disparar, aguantar o retroceder?
}
ask-press = ¿Segunda ronda o romper el contacto?
ask-casualty = {$seat}: ¿qué unidad se pierde?
ask-adjust = ¿Dónde dispara {$about}?
ask-adjust-hint = Un punto a la vista o preajustado; o esperar.
ask-shift = {$seat}: desplaza la plantilla de {$about}
ask-shift-hint = Hasta 20 cm.
ask-plane-target = {$seat}: ¿a qué enemigo ataca el avión?
ask-anti-air = {$seat}: ¿qué unidades disparan al avión?
ask-retreat = ¿Por dónde retrocede {$about}?
ask-roll = {$about}: {$why}
ask-over = { $won ->
    [no] Empate
   *[yes] Gana {$winner}
}: {$why}. Pérdidas: {$losses}
roll-fire = fuego
roll-to-hit = tirada de impacto
roll-destroy = test de destrucción
roll-anti-air = fuego antiaéreo
roll-breakdown = avería
roll-end-of-support = fin de apoyo
roll-force-morale = moral de la fuerza
roll-free = liberarse
roll-ground = terreno difícil
roll-location = localización
roll-mines = minas
roll-overrun = aplastamiento
roll-plane-save = salvación del avión
roll-precision = precisión
roll-radio = contacto de radio
roll-repair = reparación
roll-save = tirada de salvación
roll-skirts = faldones
roll-tagged = dado de color
roll-initiative = iniciativa
roll-rally = recuperación
roll-crew = moral de la dotación
roll-defence = fuego defensivo
roll-round = cuerpo a cuerpo
roll-charge-fire = carga explosiva
ask-next-keys = {$text} {$next} recorre tus unidades, {$accept} da la orden.
ask-action-keys = {$text} Con teclas: {$next} recorre los enemigos, {$cursor-right} y las demás flechas mueven el cursor, {$accept} planea y luego ejecuta.
ask-deploy-keys = {$text} Con teclas: {$next} elige, {$cursor-right} y las demás flechas mueven el cursor, {$accept} coloca.

## what undo cannot cross
undo-dummy-found = Ya no se puede deshacer: se dio la vuelta a un marcador.
undo-unit-found = Ya no se puede deshacer: se descubrió una unidad.
