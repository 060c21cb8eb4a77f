# Lines of sight (12.0, 12.1): a pencil note of two short lines beside the line on the board.

sight-line = {$verdict}: {$reason}
sight-clear-range = { $range ->
    [one] clear · {$range} hex
   *[other] clear · {$range} hexes
}
sight-clear-here = clear · same hex
sight-cut = out of sight
sight-cut-at = blocked by the {$terrain} in {$hex}
sight-same-hex = in the same hex
sight-adjacent = adjacent
sight-clear = nothing blocks it
sight-continuous-slope = down a continuous slope
sight-looks-over = he sees over it
sight-taller-than-both = ground higher than both men
sight-overtops-both = higher than both men
sight-as-tall-as-higher = as high as the higher man
sight-low-grass = one of them keeps low
sight-plateau-edge = the edge of the high ground hides what is lower
sight-blind-hex = blind hex behind it
sight-sunken = he keeps low in sunken ground
sight-off-board = off the board
sight-too-dark = too far at night: range {$range}, visibility {$night}, and no flare within {$light} hexes of him
sight-melee = in a melee: no line of sight in or out
