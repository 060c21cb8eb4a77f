# Words of the notes that lie on the board.

rough-ducks-back = unwegsam: Dort geht er in Deckung

dossier-pointed = Unter dem Mauszeiger
dossier-pinned = Akte, angeheftet

sight-key-seen = in Sicht
sight-key-unseen = außer Sicht
sight-key-doubtful = nur, wenn er nicht geduckt ist
