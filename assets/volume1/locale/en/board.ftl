# Words of the notes that lie on the board.

rough-ducks-back = rough: he ducks back there
    .rule = 7.07

dossier-pointed = Under the pointer
dossier-pinned = Dossier, pinned

sight-key-seen = in sight
sight-key-unseen = out of sight
sight-key-doubtful = only if he does not keep low

answer-shot = {$shooter} at {$man}: {$promise}
answer-shot-unseen = {$shooter} at {$man}, once spotted: {$promise}
answer-outcomes = No hit: { $miss } %. A hit: Morale Check only { $check } %, Light Wound { $light } %, Bad Wound { $bad } %, KIA { $kia } %
answer-check-only = No hit: { $miss } %. A hit: Morale Check only
answer-unknown = {$shooter}, figure unknown: all else adds {$amount}
danger-title = Danger to {$man}: likeliest shot of a known enemy, as they stand
danger-safe = Danger to {$man}: no known enemy has a shot left this turn
danger-step-1 = below { $percent } %
danger-step-2 = below { $percent } %
danger-step-3 = below { $percent } %
danger-step-4 = more
