name = Grenadiere im Dorf, deutsch 1942
    .en = Grenadiers in the village, German 1942
