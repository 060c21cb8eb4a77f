title = Eingeschossen beim dritten Versuch
    .en = Ranged in at the third attempt
text-1 = Ein Beobachter hat drei Versuche, hier auf 3+. Nach dem dritten verlangt jeder Treffer 2 mehr: Schützen, auf 3+ zu treffen, verlangen eine 5.
    .en = A spotter has three attempts, here on 3+. After the third one every hit needs 2 more: riflemen, hit on 3+, take a 5.
