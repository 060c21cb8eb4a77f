title = Wanne gedeckt
    .en = Hull down
text-1 = Von einem Panzer hinter einer Kuppe sieht man nur den Turm: Er ist in Deckung. Der auf freiem Feld ist es nicht.
    .en = Of a tank behind a crest one sees the turret only: it is concealed. The one on open ground is not.
