# Words of the notes that lie on the board.

rough-ducks-back = rough: he ducks back there
    .rule = 7.07

dossier-pointed = Under the pointer
dossier-pinned = Dossier, pinned

sight-key-seen = in sight
sight-key-unseen = out of sight
sight-key-doubtful = only if he does not keep low
