# What F1 explains of what lies under the pointer.

topic-card = Order {$order}, action {$action}
topic-event = event: {$event}
topic-hex = random hex: {$hex}
topic-dice = dice: {$white} and {$colour}
topic-weapon = FP {$fp}, range {$range}
topic-cost = costs {$cost} MP
topic-cover = cover {$cover}
topic-hindrance = hindrance {$hindrance}
topic-level = level {$level}
