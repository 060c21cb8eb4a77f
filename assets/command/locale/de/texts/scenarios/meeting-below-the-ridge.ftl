title = Begegnung unter dem Höhenrücken
    .en = Meeting below the Ridge
place = Lothringen
    .en = Lorraine
date = September 1944
    .en = September 1944
story = Eine amerikanische Kampfgruppe und eine deutsche Nachhut erreichen zur selben Stunde denselben Hof. Der Höhenrücken ist leer, und beide haben ihn gesehen.
    .en = An American task force and a German rearguard reach the same farm at the same hour. The ridge is empty, and both have seen it.
