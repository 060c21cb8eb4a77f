title = El terreno más lento
    .en = The slowest ground
text-1 = Un Sherman corre 45 cm campo a través y 35 por barro. Un camino que toca barro en algún punto queda limitado a 35 cm en total.
    .en = A Sherman dashes 45 cm across country and 35 through mud. A way that touches mud anywhere is limited to 35 cm as a whole.
