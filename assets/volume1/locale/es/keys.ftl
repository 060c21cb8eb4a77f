# What the keys of this game do, one line for each action, and the headings of their sheet.

keys-orders = Órdenes

keys-answers = Respuestas
keys-letters = Letras de las órdenes

key-sight = Línea de visión
key-danger = Mapa de peligro
key-advice = Consejo sobre lo que se pregunta
key-place-all = Colocar a todos los que faltan
key-together = Seleccionar el equipo y después a todos
key-repeat = Repetir las órdenes del turno anterior
key-take-over = Hacerse cargo de los prisioneros de un compañero
key-serve = Tomar o dejar una ametralladora
key-clear-order = Quitar una orden
key-other-man = Otro hombre del equipo actúa primero
key-duck-back = Ponerse a cubierto
key-duck-of-himself = Ponerse a cubierto por su cuenta: preguntar, si le evita un impacto, nunca
key-leave = Salir del tablero
key-hold-fire = No disparar
key-decline = La otra respuesta: no, ahora no, ninguna, dejar atrás
key-keep-cards = No usar la carta en este impulso
key-next-weapon = Arma siguiente
key-flare = Lanzar una bengala
key-shift-target = Desplazar el marcador de objetivo

keys-editor = En el editor de escenarios
key-try-scenario = Probar el escenario
key-paint-terrain = Pintar el terreno en Tiled

key-order-aimed-fire = Fuego apuntado
key-order-rapid-fire = Fuego rápido
key-order-suppressive-fire = Fuego de supresión
key-order-run-and-gun = Correr y disparar
key-order-sneak = Reptar
key-order-evade = Evadir
key-order-sprint = Esprintar
key-order-charge = Carga
key-order-grenade = Granada
key-order-smoke-grenade = Granada de humo
key-order-rifle-grenade = Granada de fusil
key-order-plan = Planificar
key-order-reload = Recargar
key-order-medical-aid = Ayuda médica
key-order-search = Registrar
key-order-hide = Ocultarse
key-order-rally = Recuperarse
key-order-carry = Llevar/arrastrar
