title = Der Übergang
    .en = The Crossing
place = Ein Fluss im Donezbecken
    .en = A river in the Donets basin
date = Februar 1943
    .en = February 1943
story = Eine Brücke, zwei Furten und ein Panzerbataillon, das hinüber muss, ehe das Eis bricht. Die Grenadiere am anderen Ufer hatten eine Woche zum Graben und können einen Sturzbomber rufen.
    .en = One bridge, two fords and a tank battalion that must be across before the ice breaks. The grenadiers on the far bank have had a week to dig, and a dive-bomber to call.
