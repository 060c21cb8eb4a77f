title = Eine Gruppe im Freien
    .en = A squad in the open
text-1 = Dieselbe im Freien, still: 2W6 mit 4 oder mehr.
    .en = The same in the open, standing still: 2D6 at 4 or more.
