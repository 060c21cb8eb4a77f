name = Panzergrenadiere, deutsch 1944
    .en = Panzergrenadiers, German 1944
