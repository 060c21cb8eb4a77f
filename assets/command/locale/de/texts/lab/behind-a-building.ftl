title = Hinter einem Gebäude
    .en = Behind a building
text-1 = Von Höhe 1 ist das Feld hinter einem Gebäude auf Höhe 0 verdeckt, das nächste nicht. Über ein Gebäude der eigenen Höhe sieht man eine Höhe 2, außer wenn es im ersten Feld des Weges steht.
    .en = From level 1 the hex behind a building at level 0 is hidden, the next is not. Over a building of one’s own level one sees a level 2, unless it is the first hex on the way.
