title = Jenseits eines gleich hohen Hügels
    .en = Beyond a hill as high
text-1 = Über einen Hügel der Ebene 2 sieht, wer auf Ebene 2 steht, nur die Ebenen 2 bis 4; über einen der Ebene 3 sähe er nur einen Kamm der Ebene 4.
    .en = Over a hill of level 2, one of level 2 sees only levels 2 to 4; over one of level 3 he would see a crest of level 4 alone.
