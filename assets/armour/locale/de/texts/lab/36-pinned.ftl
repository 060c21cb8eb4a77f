title = Niedergehalten
    .en = Pinned
text-1 = Ein niedergehaltener Trupp kommt keinem sichtbaren Feind näher, nicht einmal um einen Millimeter; zurückgehen darf er.
    .en = A pinned team comes no nearer to an enemy in sight, not even by a millimetre; it may retire.
