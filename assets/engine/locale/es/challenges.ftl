# Partidas iguales para todos: desafíos, sus códigos, resultados demostrados.
challenge-copy = Copiar
challenge-copied = Copiado
button-result = Código del resultado
challenge-result-title = Tu resultado
challenge-result-text = Este código dice qué resultado sacaste en el desafío; tu partida guardada lo demuestra:
challenge-not-there = aquí no hay ningún «{$name}» como el del desafío; quizá lo tenga otra versión o un paquete
challenge-other-content = aquí sería otra partida: el código viene de otra versión o de otros paquetes
challenge-code-newer = esta versión no conoce ese tipo de código; quizá una más nueva sí
challenge-code-unsound = el código no corresponde a nada que se pueda jugar; cópialo otra vez
challenge-code-sign = «{$sign}» no aparece en ningún código; solo tienen letras y cifras
challenge-code-length = { $count ->
    [one] no es un código: {$count} signo en vez de {$least} a {$most}
   *[other] no es un código: {$count} signos en vez de {$least} a {$most}
}
challenge-code-misread = el código está mal escrito o incompleto; cópialo otra vez
challenge-of-other = {$file} es una partida de otro desafío
challenge-of-other-title = el código es del juego «{$plays}»; úsalo con combat --game {$plays}
challenge-other-result = { $points ->
    [one] {$file} demuestra otro resultado: {$points} punto
   *[other] {$file} demuestra otro resultado: {$points} puntos
}
challenge-no-result = el código es de un desafío, no de un resultado
challenge-proved = {$file}: jugada según las reglas y con los dados de su desafío
challenge-proved-by-fingerprint = Lo jugado es lo de la partida guardada, reconocido por su huella: aquí el código daría otra partida.
challenge-not-proved = Esto no demuestra quién jugó ni qué se probó antes en una copia.
challenge-code = Desafío: {$code}
challenge-result-code = Resultado: {$code}
cli-no-day = «{$text}» no es un día; escríbelo así: 2026-06-06
challenge-enter = Escribir un código
challenge-enter-title = Código de un desafío
challenge-give-text = Quien escriba este código jugará la misma partida con los mismos dados y cartas:
challenge-to-beat = A batir: {$result}
challenge-take-up = Jugar
