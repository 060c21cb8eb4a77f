title = Por encima de un edificio
    .en = Over a building
text-1 = Desde el nivel 1 se ve por encima de un edificio de nivel 0 otra colina de nivel 1; un edificio que también está sobre la colina corta la línea.
    .en = From level 1 one sees over a building at level 0 to another hill of level 1; a building that stands on the hill too cuts the line.
