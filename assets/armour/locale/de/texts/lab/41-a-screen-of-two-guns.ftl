title = Ein Rauchschleier aus zwei Rohren
    .en = A screen of two guns
text-1 = Jedes Rohr legt 10 cm Rauch: Zwei legen 20 cm, und weiter als 15 cm sieht niemand hindurch.
    .en = Each gun lays 10 cm of smoke: two lay 20 cm, and nobody sees through it at more than 15 cm.
