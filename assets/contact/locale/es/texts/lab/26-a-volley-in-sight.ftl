title = Una andanada sobre un punto a la vista
    .en = A volley on a point in sight
text-1 = Un observador en contacto con media batería de 105 mm fija su punto en un pelotón que ve: 5, con 2 más. La andanada cae enseguida; luego un dado debe superar 1, o el apoyo se acaba.
    .en = An observer in contact with a half battery of 105 mm places its point on a squad in sight: 5, with 2 more. The volley falls at once; then a die must be above 1, or the support is over.
