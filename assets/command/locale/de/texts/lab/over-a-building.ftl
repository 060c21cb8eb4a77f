title = Über ein Gebäude
    .en = Over a building
text-1 = Von Ebene 1 sieht man über ein Gebäude auf Ebene 0 einen anderen Hügel der Ebene 1; ein Gebäude, das auch auf dem Hügel steht, schneidet die Linie ab.
    .en = From level 1 one sees over a building at level 0 to another hill of level 1; a building that stands on the hill too cuts the line.
