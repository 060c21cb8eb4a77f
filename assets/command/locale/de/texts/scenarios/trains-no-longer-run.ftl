title = Hier fährt kein Zug mehr
    .en = Trains No Longer Run
place = Eine Bahnlinie nördlich der Aisne
    .en = A railway north of the Aisne
date = Mai 1940
    .en = May 1940
story = Die Bahn ist die letzte Linie, auf die eine französische Division zurückgehen kann. Ihre Nachhut sitzt im Stellwerk und auf dem Bahndamm; deutsche Kradschützen und Infanteristen sollen beides nehmen, bevor die Pioniere die Gleise sprengen.
    .en = The line is the last that a French division can fall back behind. Its rearguard sits in the signal house and on the embankment; German motorcyclists and riflemen are to take both before the engineers blow the rails.
