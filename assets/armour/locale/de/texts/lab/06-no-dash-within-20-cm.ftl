title = Kein Eilen unter 20 cm
    .en = No dash within 20 cm
text-1 = Wer beim Eilen in 19,9 cm Abstand an einem Feind vorbeikommt, darf es nicht; in 20,0 cm Abstand darf er.
    .en = A dash that passes an enemy at 19.9 cm is refused, one at 20.0 cm is allowed.
