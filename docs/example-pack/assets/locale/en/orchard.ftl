# Sentences of the game in other words.

menu-motto = Normandy 1944, and a wall
