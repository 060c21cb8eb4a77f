# Was Bewegungen über die Karte schreiben.

motion-attack = {$fp} Feuerkraft + {$roll} = {$total}
motion-targeting = {$total} gegen Entfernung {$range}
motion-defence = {$total} gegen {$attack}
motion-morale = {$roll} gegen Moral {$morale}
motion-roll = {$why ->
    [attack] {$side}: Angriffswurf {$roll}
    [defence] {$side}: Abwehrwurf {$roll}
    [targeting] {$side}: Zielwurf {$roll}
    [accuracy] {$side}: Genauigkeitswurf {$roll}
    [melee] {$side}: Nahkampfwurf {$roll}
    [recover] {$side}: Erholungswurf {$roll}
    [rout] {$side}: Fluchtwurf {$roll}
    [sudden-death] {$side}: Schlusswurf {$roll}
    [support] {$side}: Unterstützungswurf {$roll}
    [impact] {$side}: Einschlagswurf {$roll}
   *[other] {$side}: Wurf {$roll}
}
motion-product = {$white} × {$colour} = {$roll}
motion-played = {$side}: {$used}
motion-cancelled = {$side}: Wurf aufgehoben
motion-event = {$side}: {$event}
