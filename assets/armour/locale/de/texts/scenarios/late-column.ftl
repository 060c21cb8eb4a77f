title = Die verspätete Kolonne
    .en = Late Column
place = Steppe zwischen zwei Balkas
    .en = Steppe between two balkas
date = Juli 1942
    .en = July 1942
story = Die Vorhuten sind zwischen den Balkas aufeinandergetroffen, und beide haben den Rest gerufen. Wessen Kolonne nicht auf der Straße hängen bleibt, der entscheidet den Tag. Bis dahin muss jeder mit dem auskommen, was er mitgebracht hat.
    .en = The vanguards have met among the balkas, and both have called for the rest. Whoever’s column is not held up on the road will decide the day. Until then each has to make do with what it brought.
