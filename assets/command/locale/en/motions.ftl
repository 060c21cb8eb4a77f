# What motions write over the board.

motion-attack = {$fp} FP + {$roll} = {$total}
motion-targeting = {$total} against range {$range}
motion-defence = {$total} against {$attack}
motion-morale = {$roll} against Morale {$morale}
motion-roll = {$why ->
    [attack] {$side}: attack roll {$roll}
    [defence] {$side}: defence roll {$roll}
    [targeting] {$side}: targeting roll {$roll}
    [accuracy] {$side}: accuracy roll {$roll}
    [melee] {$side}: melee roll {$roll}
    [recover] {$side}: recover roll {$roll}
    [rout] {$side}: rout roll {$roll}
    [sudden-death] {$side}: sudden death roll {$roll}
    [support] {$side}: support roll {$roll}
    [impact] {$side}: impact roll {$roll}
   *[other] {$side}: roll {$roll}
}
motion-product = {$white} × {$colour} = {$roll}
motion-played = {$side}: {$used}
motion-cancelled = {$side}: roll cancelled
motion-event = {$side}: {$event}
