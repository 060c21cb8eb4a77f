title = Ein Rettungswurf nach zwei Treffern
    .en = A save after two hits
text-1 = Beide Würfel treffen; der Rettungswurf ist 4 weniger 2: 2, demoralisiert.
    .en = Both dice hit; the save is a 4 less 2: 2, demoralised.
