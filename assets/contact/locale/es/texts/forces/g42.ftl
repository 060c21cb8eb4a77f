name = Granaderos, alemanes 1942
    .en = Grenadiers, German 1942
