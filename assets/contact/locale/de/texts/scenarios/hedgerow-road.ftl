# As in English: date

title = Heckenstraße
    .en = Hedgerow Road
place = Bocage westlich von Vire
    .en = Bocage west of Vire
date = August 1944
    .en = August 1944
story = Die Straße läuft zwischen Feldern, die Erde und Haselsträucher ummauern. Hinter manchen dieser Hecken stehen Panzergrenadiere, ein Geschütz und ein Sturmgeschütz, dazu etwas Draht. Die amerikanische Kompanie hat Granaten, ab und zu ein Flugzeug und zehn Runden für zwei von drei Orten.
    .en = The road runs between fields that are walled in by earth and hazel. Behind some of these hedges there are panzergrenadiers, a gun and an assault gun, and some wire. The American company has shells, now and then an aircraft, and ten turns for two of three places.
objectives-1 = Westhof
    .en = West farm
objectives-2 = Kirche
    .en = Church
objectives-3 = Osthof
    .en = East farm
