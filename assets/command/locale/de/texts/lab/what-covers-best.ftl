title = Nur die beste Deckung zählt
    .en = Only the best cover counts
text-1 = Ein Trupp mit Moral 7 hat im Gestrüpp 8, mit Schützenlöchern dort 10. Eine Gruppe mit Moral 7 auf einer Straße im Freien hat 6, mit Schützenlöchern 9. Ein Gebäude mit einer Straße hindurch deckt mit 2.
    .en = A team of Morale 7 in brush has 8, with foxholes there 10. A squad of Morale 7 on a road in the open has 6, with foxholes 9. A building with a road through it covers by 2.
