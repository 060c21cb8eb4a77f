title = Un mortero y quién queda bajo su disco
    .en = A mortar and who is under its disc
text-1 = La bomba cae en un lugar que la dotación ve. Cada unidad cuyo centro está bajo el disco de 5 cm recibe 3 dados a 5 al descubierto; el pelotón a 6 cm, ninguno.
    .en = The bomb falls at a place that the crew sees. Each unit whose middle is under the disc of 5 cm takes 3 dice at 5 in the open; the squad 6 cm away takes none.
