title = Humo entre las líneas
    .en = Smoke between the lines
text-1 = Un mortero tiende humo de 10 cm. A través de él una reserva pierde un dado, y la detección se reduce.
    .en = A mortar lays smoke of 10 cm. Through it a pool loses one die, and detection is reduced.
