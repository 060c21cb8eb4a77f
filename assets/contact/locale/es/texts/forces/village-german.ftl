name = Granaderos en el pueblo, alemanes 1942
    .en = Grenadiers in the village, German 1942
