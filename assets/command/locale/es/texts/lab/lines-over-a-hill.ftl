title = Por encima de una colina y su bosque
    .en = Over a hill and its woods
text-1 = Desde la colina de 10.09 el bosque del mismo nivel corta la línea a 11.06, y la propia colina la línea hacia abajo a 12.06; por encima del bosque más bajo de 12.08 se ve 14.06.
    .en = From the hill in 10.09 woods of the same level cut the line to 11.06, and the hill itself the line down to 12.06; over the lower woods in 12.08 one sees 14.06.
