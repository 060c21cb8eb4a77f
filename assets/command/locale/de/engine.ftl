# Worte des Programms, die dieses Spiel anders sagt.

recap-turn = Dieser Zug
key-turn-back = Beginn des Zuges
key-turn-on = Nächster Zug
replay-advice = Zieh den Regler oder klick auf die Stelle, zu der du willst. { $on } und { $back } springen zugweise.
simulated-column-turns = Spielerzüge
