title = Buen ánimo
    .en = Good spirits
text-1 = Tras las bajas bastan tres equipos de infantería al mando, dos no; dos cañones sí. Un cuartel general nunca hace su última resistencia.
    .en = After losses three infantry teams in command are enough, two are not; two guns are. A headquarters never makes a last stand.
