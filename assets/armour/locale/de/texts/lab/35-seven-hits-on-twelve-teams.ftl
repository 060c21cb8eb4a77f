title = Sieben Treffer auf zwölf Trupps
    .en = Seven hits on twelve teams
text-1 = Eine Kompanie, die die Phase mit zwölf Trupps begann, hält sieben Treffer aus, ohne niedergehalten zu werden.
    .en = A company that began the phase with twelve teams takes seven hits without being pinned.
