title = Vor dem Morgengrauen
    .en = Before Dawn
place = Ein Dorf vor der Mareth-Linie
    .en = A village in front of the Mareth line
date = März 1943
    .en = March 1943
story = Die Kompanie ist im Dunkeln herangerückt und liegt ein paar hundert Meter vor den Häusern. Sie greift vor dem ersten Licht an, denn bei Tag würden Minen und Geschütze sie im Freien aufhalten. Die Besatzung schläft schlecht.
    .en = The company moved up in the dark and lay down a few hundred yards from the houses. It goes in before first light, because by day the mines and guns would stop it in the open. The garrison sleeps badly.
