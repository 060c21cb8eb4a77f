# Palabras del programa que este juego dice de otro modo.

recap-turn = Este turno
key-turn-back = Principio del turno
key-turn-on = Turno siguiente
replay-advice = Arrastra el control o haz clic donde quieras estar. { $on } y { $back } avanzan y retroceden un turno.
simulated-column-turns = turnos de jugador
