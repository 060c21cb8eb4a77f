# What the keys of this game do, one line for each action, and the headings of their sheet.

keys-map = El mapa
keys-window = La ventana
keys-orders = Órdenes

key-sight = Línea de visión
key-place-all = Colocar a todos los que faltan
key-repeat = Repetir las órdenes del turno anterior
key-take-over = Relevar a un compañero con sus prisioneros
key-serve = Tomar o dejar una ametralladora
key-clear-order = Quitar una orden
key-duck-back = Ponerse a cubierto
key-leave = Salir del tablero
key-hold-fire = No disparar
key-decline = La otra respuesta: no, ahora no, ninguna, dejar atrás
key-keep-cards = No usar la carta en este impulso
key-next-weapon = Arma siguiente
key-flare = Lanzar una bengala
key-shift-target = Desplazar el marcador de objetivo

keys-telling = En una repetición
keys-editor = En el editor de escenarios
key-try-scenario = Probar el escenario
key-paint-terrain = Pintar el terreno en Tiled
