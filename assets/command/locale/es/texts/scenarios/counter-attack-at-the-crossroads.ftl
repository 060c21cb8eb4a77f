title = Contraataque en el cruce
    .en = Counter-attack at the Crossroads
place = Una aldea de Normandía
    .en = A hamlet in Normandy
date = Julio de 1944
    .en = July 1944
story = La aldea cayó por la mañana. Por la tarde un grupo de combate alemán de zapadores está en camino para recuperarla, y los estadounidenses solo han tenido unas horas para prepararse un campo de tiro.
    .en = The hamlet fell in the morning. By the afternoon a German battle group of pioneers is on its way to take it back, and the Americans have had only hours to find their fields of fire.
