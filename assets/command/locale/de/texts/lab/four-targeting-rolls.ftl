title = Vier Zielwürfe
    .en = Four targeting rolls
text-1 = 1 · 6 trifft auf Entfernung 5 und verfehlt auf 6; 6 · 6 trifft überall, und 1 · 1 verfehlt überall.
    .en = 1 · 6 hits at a range of 5 and misses at 6; 6 · 6 hits anywhere, and 1 · 1 misses everywhere.
