name = Infantería en el molino, británica 1940
    .en = Infantry at the mill, British 1940
