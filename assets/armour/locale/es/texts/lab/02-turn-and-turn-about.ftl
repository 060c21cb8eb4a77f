title = Por turnos
    .en = Turn and turn about
text-1 = El atacante tiene el primer turno; después se alternan los bandos, cada uno con todas sus fases.
    .en = The attacker has the first turn; then the seats alternate, each with all its phases.
