title = Cuatro tiradas de puntería
    .en = Four targeting rolls
text-1 = 1 · 6 impacta a distancia 5 y falla a 6; 6 · 6 impacta en cualquier parte y 1 · 1 falla en todas.
    .en = 1 · 6 hits at a range of 5 and misses at 6; 6 · 6 hits anywhere, and 1 · 1 misses everywhere.
