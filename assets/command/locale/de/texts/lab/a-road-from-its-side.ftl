title = Seitlich auf die Straße
    .en = Onto a road from the side
text-1 = Eine Gruppe betritt ein Straßenfeld von der Seite: Der Punkt der Straße kommt trotzdem, und Bewegung 4 trägt sie fünf Felder weit.
    .en = A squad enters a road hex from its side: the point that a road lends comes all the same, and its Move 4 carries it five hexes.
