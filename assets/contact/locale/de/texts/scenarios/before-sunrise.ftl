# As in English: date

title = Vor Sonnenaufgang
    .en = Before Sunrise
place = Zwei Höfe und eine Kreuzung nordwestlich von Woronesch
    .en = Two farms and a crossing north-west of Voronezh
date = November 1942
    .en = November 1942
story = Beide Seiten brechen im Dunkeln zur selben Straße auf. Drei Runden lang sieht niemand weit; dann geht die Sonne über denen auf, die im Freien stehen. Es zählt, mehr von der Straße zu halten als der Feind.
    .en = Both sides set out in the dark for the same road. For three turns nobody sees far; then the sun comes up on whoever stands in the open. Holding more of the road than the enemy is what counts.
objectives-1 = Westhof
    .en = West farm
objectives-2 = Übergang
    .en = Crossing
objectives-3 = Osthof
    .en = East farm
