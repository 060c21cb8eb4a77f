title = Beide im Hinterhalt
    .en = Both sides ambushed away
text-1 = Beide Seiten kündigen einen Hinterhalt an, die inaktive zuerst. Jede hat dort eine gebrochene Gruppe, und so sind beide verloren, bevor jemand würfelt.
    .en = Both sides announce an ambush, the inactive side first. Each has one broken squad there, so both are lost before anybody rolls.
