# As in English: date

title = Durch den Drahtverhau
    .en = Through the Wire
place = Heckenland auf Sizilien
    .en = Hedged fields in Sicily
date = August 1943
    .en = August 1943
story = Hinter Minen und Draht hält eine dünne deutsche Kompanie die Felder beiderseits des Weges. Ein amerikanisches Bataillon hat seine beste Kompanie geschickt und will die Höfe bis zum Abend. Jedes Gatter wird beobachtet.
    .en = Behind mines and wire, a thin German company holds the fields on both sides of the lane. An American battalion has lent its best company and asks for the farms by evening. Every gate is watched.
