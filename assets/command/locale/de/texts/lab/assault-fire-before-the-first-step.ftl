title = Sturmfeuer vor dem ersten Schritt
    .en = Assault Fire before the first step
text-1 = Sturmfeuer braucht Einheiten, die zum Bewegen aktiviert sind, nicht solche, die sich bewegt haben: Es kommt vor dem ersten Schritt.
    .en = Assault Fire needs units that are activated to move, not that have moved: it is played before the first step.
