title = Ya no pasan trenes
    .en = Trains No Longer Run
place = Un ferrocarril al norte del Aisne
    .en = A railway north of the Aisne
date = Mayo de 1940
    .en = May 1940
story = La vía es la última línea a la que puede replegarse una división francesa. Su retaguardia está en la caseta de señales y en el terraplén; motoristas y fusileros alemanes tienen que tomar los dos antes de que los zapadores vuelen los raíles.
    .en = The line is the last that a French division can fall back behind. Its rearguard sits in the signal house and on the embankment; German motorcyclists and riflemen are to take both before the engineers blow the rails.
