title = Der Hof an der Straße nach Osten
    .en = The Farm on the Road East
place = Eine Kolchose bei Smolensk
    .en = A collective farm near Smolensk
date = Juli 1941
    .en = July 1941
story = Die Straße nach Osten führt an einem Hof unter einem kahlen Höhenrücken vorbei. Eine sowjetische Kompanie, die man abgezogen glaubte, ist noch da, und sie hat sich eingegraben.
    .en = The road east runs past a farm below a bald ridge. A Soviet company that was thought to have gone is still there, and it has dug in.
