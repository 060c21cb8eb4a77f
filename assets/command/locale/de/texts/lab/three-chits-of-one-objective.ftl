title = Drei Zielmarker eines Zieles
    .en = Three chits of one objective
text-1 = Liegen alle drei Zielmarker von Ziel 3 offen, ist es 1 + 2 + 3 wert.
    .en = With all three chits of objective 3 open it is worth 1 + 2 + 3.
