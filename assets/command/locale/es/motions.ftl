# Lo que los movimientos escriben sobre el mapa.

motion-attack = {$fp} de potencia + {$roll} = {$total}
motion-targeting = {$total} contra distancia {$range}
motion-defence = {$total} contra {$attack}
motion-morale = {$roll} contra Moral {$morale}
motion-roll = {$why ->
    [attack] {$side}: tirada de ataque {$roll}
    [defence] {$side}: tirada de defensa {$roll}
    [targeting] {$side}: tirada de puntería {$roll}
    [accuracy] {$side}: tirada de precisión {$roll}
    [melee] {$side}: tirada de cuerpo a cuerpo {$roll}
    [recover] {$side}: tirada de recuperación {$roll}
    [rout] {$side}: tirada de huida {$roll}
    [sudden-death] {$side}: tirada de muerte súbita {$roll}
    [support] {$side}: tirada de apoyo {$roll}
    [impact] {$side}: tirada de impacto {$roll}
   *[other] {$side}: tirada {$roll}
}
motion-product = {$white} × {$colour} = {$roll}
motion-played = {$side}: {$used}
motion-cancelled = {$side} anula la tirada
motion-event = {$side}: {$event}
