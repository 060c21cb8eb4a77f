# Qué se pregunta al jugador, y cuándo.

settings-ask-reroll = Preguntar: tiradas
settings-ask-boosts = Preguntar: fuego
settings-ask-cover = Preguntar: cobertura
settings-ask-op-fire = Preguntar: oportunidad
settings-ask-hidden = Preguntar: ocultos
settings-ask-moving = Preguntar: al mover
settings-ask-wounds = Preguntar: heridas
settings-ask-melee = Preguntar: melé
settings-ask-digging = Preguntar: cavar
asks-always = siempre
asks-matters = si puede influir
asks-never = nunca
key-place-rest = Colocar el resto
