title = Quién no puede participar
    .en = Who may not join in
text-1 = La ametralladora de un pelotón en desorden no dispara; el mando no tiene alcance; el mortero dispara solo; otro mando no es llamado. Y potencia 2 menos 3 por el humo no es un ataque.
    .en = The machine gun of a broken squad does not fire; the leader has not the range; the mortar fires alone; another leader is not called. And FP 2 less 3 for smoke is no attack.
