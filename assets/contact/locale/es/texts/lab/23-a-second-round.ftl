title = Una ronda indecisa, luego otra
    .en = An undecided round, then a second
text-1 = Las tropas de asalto matan con 4, los defensores con 5. Nadie lo logra; ambos superan su test de moral y los atacantes siguen luchando.
    .en = Assault troops kill on 4, the defenders on 5. Nobody does; both pass their morale test, and the attackers fight on.
