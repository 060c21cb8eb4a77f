title = Ein Schuss, der zurückkehrt
    .en = A round that comes back
text-1 = Der Einschießschuss sitzt: Er wandert ein Feld nach dem weißen Würfel und eines nach dem farbigen. Nord, dann Süd: Er liegt, wo er hin sollte.
    .en = The spotting round hits: it drifts a hex by the white die and one by the coloured. North, then south: it lies where it was aimed.
