title = El registro de iniciativa
    .en = The initiative track
text-1 = Regla 9.1. Juegas la carta 6: Able 4, Baker 24 y Charlie 60, y −1 a todas las habilidades de arma este turno. Cada equipo enemigo roba su propia carta, aunque todos sus hombres estén en espera.
    .en = Rule 9.1. You play card 6: Able 4, Baker 24 and Charlie 60, and −1 to all Weapon Skills this turn. Each enemy team draws a card of its own, even if all its men are waiting.
text-2 = El número más bajo actúa primero en cada impulso del turno: Azul 3, Able 4, Blanco 7, Amarillo 23, Baker 24, Charlie 60, Rojo 63.
    .en = The lowest number acts first in every impulse of the turn: Blue 3, Able 4, White 7, Yellow 23, Baker 24, Charlie 60, Red 63.
