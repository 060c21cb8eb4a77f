title = Tres fichas de un mismo objetivo
    .en = Three chits of one objective
text-1 = Con las tres fichas del objetivo 3 descubiertas, este vale 1 + 2 + 3.
    .en = With all three chits of objective 3 open it is worth 1 + 2 + 3.
