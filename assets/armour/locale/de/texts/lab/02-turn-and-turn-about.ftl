title = Zug um Zug
    .en = Turn and turn about
text-1 = Der Angreifer hat den ersten Spielzug; dann wechseln die Seiten, jede mit allen Phasen.
    .en = The attacker has the first turn; then the seats alternate, each with all its phases.
