title = Zwei statt eins
    .en = Two instead of one
text-1 = Nah und frei 4; über 40 cm 5; dazu in Deckung 6. Ein Ziel in Deckung und am Boden zählt 2 statt 1: 7.
    .en = Near and in the open 4; beyond 40 cm 5; concealed besides 6. A concealed target that has gone to ground adds 2 instead of 1: 7.
