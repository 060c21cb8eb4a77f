title = Zweimal niedergehalten
    .en = Suppressed twice
text-1 = Nach der Option bricht eine Einheit, die ein zweites Mal niedergehalten wird, und verliert ihren Marker.
    .en = By the option a unit that is suppressed again breaks, and its marker comes off.
