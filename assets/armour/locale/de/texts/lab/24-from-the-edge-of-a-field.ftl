title = Vom Feldrand
    .en = From the edge of a field
text-1 = Ein Panzer, dessen Kanone 5,0 cm hinter dem Feldrand steht, sieht frei hinaus; bei 5,1 cm deckt das Getreide sein Ziel.
    .en = A tank whose gun is 5.0 cm inside the edge of the crop looks out of it freely; 5.1 cm inside, the crop conceals its target.
