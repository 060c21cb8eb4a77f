title = Hinter dem Kamm
    .en = Back from the crest
text-1 = Wer auf dem Kamm eines Hügels steht, sieht hinab; wer dahinter steht, sieht unten nichts.
    .en = Who stands on the crest of a hill sees down from it; who stands back from it sees nothing below.
