title = Zweimal niedergehalten
    .en = Suppressed twice
text-1 = Nach der Option wird eine Einheit gebrochen, die ein zweites Mal niedergehalten wird, und verliert ihren Marker.
    .en = By the option a unit that is suppressed again breaks, and its marker comes off.
