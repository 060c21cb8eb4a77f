# The rules lab of any game.

menu-lab = Laboratorio de reglas
lab-title = Laboratorio de reglas
lab-list-empty = No hay archivos de laboratorio.
lab-open = Abrir
lab-to-end = Hasta el final
lab-restart = Desde el principio
lab-broken = El archivo no se puede leer tal como está
lab-saved = Este es el archivo { $path }. Edítalo ahí y la mesa lo sigue.
lab-answers = Respuestas
lab-expected = Se espera: {$held} de {$count} ya se cumple
lab-unmet = { $count ->
    [one] No ha salido lo que se esperaba
   *[other] {$count} cosas no han salido como se esperaba
}
