title = Patrullas en el puente
    .en = Patrols at the Bridge
place = Un pueblo junto al Donets
    .en = A village on the Donets
date = Febrero de 1943
    .en = February 1943
story = Los dos ejércitos han enviado una patrulla a ver si el puente sigue en pie. Ninguna sabe de la otra hasta el primer disparo.
    .en = Both armies have sent a patrol to see whether the bridge still stands. Neither knows of the other until the first shot.
