title = Handstreich bei Nacht
    .en = Raid by Night
place = Ein Dorf in Weißrussland
    .en = A village in Belorussia
date = Juni 1944
    .en = June 1944
story = In der Nacht vor dem großen Angriff überquert ein sowjetischer Stoßtrupp den Bach, um die Häuser am anderen Ufer zu nehmen. Leuchtgranaten sind auf beiden Seiten knapp.
    .en = On the night before the great attack a Soviet assault group crosses the stream to take the houses on the far bank. Flares are short on both sides.
