# Qué se pregunta al jugador, y cuándo.

settings-ask-reroll = Preguntar por anular tiradas
settings-ask-boosts = Preguntar por acciones de fuego
settings-ask-cover = Preguntar por acciones de cobertura
settings-ask-op-fire = Preguntar por fuego de oportunidad
settings-ask-hidden = Preguntar por acciones ocultas
settings-ask-moving = Preguntar por acciones al mover
settings-ask-wounds = Preguntar por heridas leves
settings-ask-melee = Preguntar por acciones de melé
settings-ask-digging = Preguntar por cavar
asks-always = siempre
asks-matters = si puede influir
asks-never = nunca
key-place-rest = Colocar el resto
