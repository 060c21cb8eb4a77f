name = Grenadiere, deutsch 1942
    .en = Grenadiers, German 1942
