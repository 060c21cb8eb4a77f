title = Eine Besatzung bleibt draußen
    .en = A crew stays out
text-1 = Mit 2 misslingt das Aufsitzen. Ein einsatzfähiger Panzer bleibt: Der Zug muss seine letzte Gegenwehr bestehen, auf 3+.
    .en = The crew fails on 2. One tank that is not bailed out is left: the platoon must make its last stand, on 3+, before anything else.
