title = Una gran batalla
    .en = A large battle
text-1 = Regla 9.2. En una gran batalla se roba una carta por cada equipo enemigo, y cada hombre usa en ella su propia línea. Voigt tiene moral normal y está en cobertura: Fuego apuntado. Wolff y Bach son audaces y están al descubierto: Esprintar 6. Un hombre audaz en cobertura recibe Correr y disparar 5.
    .en = Rule 9.2. In a large battle one card is drawn for each enemy team, and every man uses his own row of it. Voigt has Normal morale and is in cover: Aimed Fire. Wolff and Bach are Bold and in the open: Sprint 6. A Bold man in cover has Run & Gun 5.
text-2 = Los dos que esprintan entran en un seto. Es terreno accidentado, así que se ponen a cubierto en el acto (10.07).
    .en = The two with Sprint enter a hedgerow. That is rough ground, so they duck back at once (10.07).
