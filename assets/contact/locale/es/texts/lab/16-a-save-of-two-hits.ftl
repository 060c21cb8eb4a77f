title = Una salvación tras dos impactos
    .en = A save after two hits
text-1 = Los dos dados impactan; la salvación es 4 menos 2: 2, desmoralizado.
    .en = Both dice hit; the save is a 4 less 2: 2, demoralised.
