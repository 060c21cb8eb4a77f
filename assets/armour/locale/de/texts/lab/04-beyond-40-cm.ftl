title = Über 40 cm
    .en = Beyond 40 cm
text-1 = Große Entfernung beginnt jenseits von 40 cm: Bei genau 40 wird der Pz IV auf 4+ getroffen, einen Millimeter weiter auf 5+.
    .en = Long range begins beyond 40 cm: at exactly 40 the Pz IV is hit on 4+, a millimetre farther on 5+.
