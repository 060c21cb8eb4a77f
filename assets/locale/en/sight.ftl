# Lines of sight (12.0, 12.1): a pencil note of two short lines beside the line on the board.

sight-line = {$verdict}: {$reason}
sight-clear-range = { $range ->
    [one] clear · {$range} hex
   *[other] clear · {$range} hexes
}
sight-clear-here = clear · same hex
sight-cut = out of sight
sight-cut-at = cut at the {$terrain} {$hex}
sight-same-hex = in the same hex
sight-adjacent = next to him
sight-clear = nothing in the way
sight-continuous-slope = down an even slope
sight-looks-over = he looks over it
sight-taller-than-both = the ground is higher than both men
sight-overtops-both = taller than both men
sight-as-tall-as-higher = as tall as the higher man
sight-low-grass = one of them keeps low behind it
sight-plateau-edge = the edge of the high ground hides what is lower
sight-blind-hex = blind ground behind it
sight-sunken = he keeps low in sunken ground
sight-off-board = off the board
sight-too-dark = too far in this light: {$range} hexes are more than {$night}, and no flare burns within {$light} of him
sight-melee = a melee has shut itself off
