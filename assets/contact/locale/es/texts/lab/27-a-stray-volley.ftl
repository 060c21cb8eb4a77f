title = Una andanada desviada se desplaza
    .en = A stray volley is shifted
text-1 = Un 1 natural y un test de experiencia fallido: el otro bando desplaza el disco hasta 20 cm, y allí cae.
    .en = A natural 1 and a failed experience test: the other side shifts the disc by up to 20 cm, and it fires there.
