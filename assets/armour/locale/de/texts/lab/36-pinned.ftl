title = Niedergehalten
    .en = Pinned
text-1 = Ein niedergehaltenes Team kommt keinem sichtbaren Feind näher, nicht einmal um einen Millimeter; zurückgehen darf es.
    .en = A pinned team comes no nearer to an enemy in sight, not even by a millimetre; it may retire.
