title = Halbketten und Bocage
    .en = Half-tracks and bocage
text-1 = Bocage ist für Halbkettenfahrzeuge gesperrt.
    .en = Bocage is closed to half-tracks.
