name = Panzergrenadiere hinter Hecken, deutsch 1944
    .en = Panzergrenadiers behind hedgerows, German 1944
