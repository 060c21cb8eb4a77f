title = Cuesta arriba, cuesta abajo y por un puente
    .en = Uphill, downhill, over a bridge
text-1 = Entrar en un bosque un nivel más alto cuesta 3; volver abajo, 2. Un puente grande sobre un arroyo es un puente y no un arroyo: por su carretera cuesta 1.
    .en = Into woods one level higher a step costs 3, back down 2. A major bridge over a stream is a bridge and no stream: along its road it costs 1.
