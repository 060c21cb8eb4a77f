title = Un pelotón contra cobertura ligera
    .en = A squad at light cover
text-1 = Un pelotón de línea dispara a 25 cm a veteranos entre maleza: 2D6 a 5 o más.
    .en = A line squad fires at 25 cm at veterans in scrub: 2D6 at 5 or more.
