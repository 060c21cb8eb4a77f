title = Hasta dónde llama un mando
    .en = How far a leader calls
text-1 = Mando 2 llama a unidades a dos hexes, haya lo que haya en medio; Mando 1, a las contiguas; Mando 0, a las de su propio hex.
    .en = Command 2 calls units two hexes off, whatever lies between; Command 1 those beside him; Command 0 those in his own hex.
