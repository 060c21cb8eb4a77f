title = Hinter einem Gebäude
    .en = Behind a building
text-1 = Von Ebene 1 ist das Feld hinter einem Gebäude auf Ebene 0 verdeckt, das nächste nicht. Über ein Gebäude der eigenen Ebene sieht man eine Ebene 2, außer wenn es im ersten Feld des Weges steht.
    .en = From level 1 the hex behind a building at level 0 is hidden, the next is not. Over a building of one’s own level one sees a level 2, unless it is the first hex on the way.
