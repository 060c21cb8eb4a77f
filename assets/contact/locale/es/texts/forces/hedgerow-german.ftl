name = Panzergrenadiere tras los setos, alemanes 1944
    .en = Panzergrenadiers behind hedgerows, German 1944
