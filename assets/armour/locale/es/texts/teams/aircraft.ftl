# As in English: hurricane-ii-d-name

ju-87-d-name = Ju 87 D
    .en = Ju 87 D
hurricane-ii-d-name = Hurricane II D
    .en = Hurricane II D
p-40-f-name = P-40 F
    .en = P-40 F
il-2-name = Il-2
    .en = Il-2
