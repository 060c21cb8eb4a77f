title = Von einem höheren Kamm
    .en = From a higher crest
text-1 = Von Ebene 2 blickt man über den Hügel der Ebene 1 dazwischen hinab nach 12.06.
    .en = From level 2 one looks over the hill of level 1 between, down to 12.06.
