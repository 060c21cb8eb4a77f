# As in English: date

title = Steppendorf
    .en = Steppe Village
place = Ein Dorf in der Donsteppe
    .en = A village on the Don steppe
date = August 1942
    .en = August 1942
story = Zwei Schluchten führen durch die offene Steppe zu einem Dorf, das Grenadiere mit einem Geschütz und einem Panzer halten. Die sowjetische Gruppe hat Leute, zwei Panzer und eine Haubitzenbatterie, doch jedes ihrer Funkgeräte ist langsam. Irgendwo vor den Häusern liegt ein Minenfeld.
    .en = Two gullies lead across the open steppe to a village that grenadiers hold with one gun and one tank. The Soviet group has men, two tanks and a battery of howitzers, and every one of its radios is slow. Somewhere in front of the houses lies a minefield.
objectives-1 = Westrand
    .en = West end
objectives-2 = Brunnen
    .en = Well
objectives-3 = Ostrand
    .en = East end
