title = Humo antes de que salga el mando
    .en = Smoke before the leader goes
text-1 = Pelotón y mando se activan juntos. El pelotón va primero y lanza sus granadas de humo; solo después sale el mando.
    .en = Squad and leader are activated together. The squad goes first and throws its smoke grenades; only then does the leader set off.
