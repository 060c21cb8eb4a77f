name = Panzergrenadiere, alemanes 1944
    .en = Panzergrenadiers, German 1944
