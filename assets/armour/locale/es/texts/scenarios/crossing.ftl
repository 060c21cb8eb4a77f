title = El paso del río
    .en = The Crossing
place = Un río en la cuenca del Donets
    .en = A river in the Donets basin
date = Febrero de 1943
    .en = February 1943
story = Un puente, dos vados y un batallón de carros que tiene que cruzar antes de que se rompa el hielo. Los granaderos de la otra orilla han tenido una semana para cavar y pueden llamar a un bombardero en picado.
    .en = One bridge, two fords and a tank battalion that must be across before the ice breaks. The grenadiers on the far bank have had a week to dig, and a dive-bomber to call.
