title = Sin atrincherar
    .en = Not dug in
text-1 = Con un 2 nadie consigue un pozo, pero tampoco se mueve ya nadie, y se dispara igualmente como en movimiento.
    .en = With 2 nobody gets a foxhole, but nobody moves any more either, and the fire is that of the move all the same.
