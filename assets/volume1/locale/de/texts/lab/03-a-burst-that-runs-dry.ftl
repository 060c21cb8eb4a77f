title = Ein Feuerstoß, der versiegt
    .en = A burst that runs dry
text-1 = Regel 13.1. Taylors Grease Gun gibt drei Schüsse auf einen Mann ab, der auf ihn zustürmt. Gewürfelt wird einzeln, und jede natürliche 9 kostet Munition: Die erste bringt „Wenig Munition“, die zweite „Keine Munition“.
    .en = Rule 13.1. Taylor’s Grease Gun fires three shots at a man who charges him. They are rolled one at a time, and each natural 9 costs ammunition: the first brings Low Ammo, the second Out of Ammo.
text-2 = Der dritte Schuss fällt nicht mehr, und der Mann kommt weiter auf ihn zu. Taylor braucht jetzt Nachladen.
    .en = The third shot is never fired, and the man keeps coming. Taylor needs a Reload now.
