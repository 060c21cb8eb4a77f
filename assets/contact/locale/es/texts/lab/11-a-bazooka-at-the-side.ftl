title = Una bazuca de lado
    .en = A bazooka at the side
text-1 = Una bazuca de 1944 al lado de un Pz IV H a 9 cm: 5 para impactar, AC 7 +2 HEAT +1 lateral contra 9; cada impacto destruye.
    .en = A bazooka of 1944 at the side of a Pz IV H at 9 cm: 5 to hit, AT 7 +2 HEAT +1 side against 9; every hit destroys.
