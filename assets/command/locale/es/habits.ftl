# Qué se pregunta al jugador, y cuándo.

asks-title = Cuándo se pregunta
asks-note = Acciones que podrías jugar: cuándo te pregunta el juego por cada una. Si dos comparten la ventana, lo decide solo lo que ven ambos.
asks-next = Cambiar
asks-group = Todo el grupo
asks-usual = Restablecer
asks-reroll = Repetición de tiradas
asks-next-roll = Qué unidad tira a continuación
asks-set-off = Una sola unidad se pone en marcha
asks-group-setting-off = Ponerse en marcha
asks-group-op-fire = Fuego de oportunidad
asks-group-reroll = Carta de iniciativa
asks-group-rolls = Orden de las tiradas
asks-group-boosts = En un ataque propio
asks-group-cover = Bajo el fuego
asks-group-hidden = Fortificaciones y unidades ocultas
asks-group-moving = En movimiento
asks-group-wounds = Cuando cae en desorden una unidad
asks-group-melee = Cuerpo a cuerpo
asks-group-digging = Cavar y demoler
asks-always = siempre
asks-matters = si puede influir
asks-never = nunca
key-place-rest = Colocar el resto
