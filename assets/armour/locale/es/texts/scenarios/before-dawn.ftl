title = Antes del alba
    .en = Before Dawn
place = Un pueblo ante la línea Mareth
    .en = A village in front of the Mareth line
date = Marzo de 1943
    .en = March 1943
story = La compañía avanzó a oscuras y se echó al suelo a unos cientos de metros de las casas. Ataca antes de que amanezca, porque de día las minas y los cañones la pararían en campo abierto. La guarnición duerme mal.
    .en = The company moved up in the dark and lay down a few hundred yards from the houses. It goes in before first light, because by day the mines and guns would stop it in the open. The garrison sleeps badly.
