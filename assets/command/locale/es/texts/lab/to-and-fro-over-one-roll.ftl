title = De mano en mano por una tirada
    .en = To and fro over one roll
text-1 = La carta de iniciativa cambia de manos dos veces por una misma tirada: cada poseedor la hace repetir.
    .en = The initiative card changes hands twice over one roll: each holder in turn has it made again.
