title = Die Stadt unter der Felsstufe
    .en = The Town below the Shelf
place = Eine Stadt in den Bergen Siziliens
    .en = A town in the hills of Sicily
date = Juli 1943
    .en = July 1943
story = Die Straße zum Flugplatz führt durch die Stadt, und die Stadt blickt zu einer Felsstufe auf. In ihren Häusern ist eine italienische Kompanie zurückgeblieben; eine britische kommt mit der Sonne im Rücken über die Stufe und will bis Mittag hindurch sein.
    .en = The road to the airfield goes through the town, and the town looks up at a shelf of rock. An Italian company has been left in its houses; a British one comes over the shelf with the sun at its back, and means to be through by noon.
