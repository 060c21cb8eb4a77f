title = Eine große Schlacht
    .en = A large battle
text-1 = Regel 9.2. In einer großen Schlacht wird für jedes feindliche Team eine Karte gezogen, und jeder Mann nimmt darauf seine eigene Zeile. Voigt hat normale Moral und Deckung: Gezieltes Feuer. Wolff und Bach sind mutig und ohne Deckung: Sprint 6. Ein Mutiger mit Deckung hat Rennen & Feuern 5.
    .en = Rule 9.2. In a large battle one card is drawn for each enemy team, and every man uses his own row of it. Voigt has Normal morale and is in cover: Aimed Fire. Wolff and Bach are Bold and in the open: Sprint 6. A Bold man in cover has Run & Gun 5.
text-2 = Die beiden mit Sprint laufen in eine Hecke. Das ist unwegsames Gelände, also gehen sie sofort in Deckung (10.07).
    .en = The two with Sprint enter a hedgerow. That is rough ground, so they duck back at once (10.07).
