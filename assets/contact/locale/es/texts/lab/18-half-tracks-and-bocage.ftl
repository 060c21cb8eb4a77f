title = Semiorugas y bocage
    .en = Half-tracks and bocage
text-1 = El bocage está vedado a las semiorugas.
    .en = Bocage is closed to half-tracks.
