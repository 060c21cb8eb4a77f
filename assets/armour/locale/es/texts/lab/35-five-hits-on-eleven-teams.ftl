title = Cinco impactos en once equipos
    .en = Five hits on eleven teams
text-1 = Con once equipos al empezar la fase basta el quinto impacto.
    .en = With eleven teams at the beginning of the phase the fifth hit is enough.
