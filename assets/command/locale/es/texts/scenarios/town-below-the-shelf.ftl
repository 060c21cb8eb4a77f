title = El pueblo bajo la repisa
    .en = The Town below the Shelf
place = Un pueblo en las montañas de Sicilia
    .en = A town in the hills of Sicily
date = Julio de 1943
    .en = July 1943
story = La carretera del aeródromo atraviesa el pueblo, y el pueblo mira a una repisa de roca. En sus casas ha quedado una compañía italiana; una británica llega por la repisa con el sol a la espalda y quiere haber pasado antes del mediodía.
    .en = The road to the airfield goes through the town, and the town looks up at a shelf of rock. An Italian company has been left in its houses; a British one comes over the shelf with the sun at its back, and means to be through by noon.
