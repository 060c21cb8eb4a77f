title = Spähtrupps an der Brücke
    .en = Patrols at the Bridge
place = Ein Dorf am Donez
    .en = A village on the Donets
date = Februar 1943
    .en = February 1943
story = Beide Armeen haben einen Spähtrupp ausgeschickt, um zu sehen, ob die Brücke noch steht. Keiner weiß vom anderen bis zum ersten Schuss.
    .en = Both armies have sent a patrol to see whether the bridge still stands. Neither knows of the other until the first shot.
