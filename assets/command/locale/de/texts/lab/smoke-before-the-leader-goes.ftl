title = Rauch, bevor der Anführer geht
    .en = Smoke before the leader goes
text-1 = Gruppe und Anführer werden zusammen aktiviert. Die Gruppe geht zuerst und wirft ihre Rauchgranaten; erst dann bricht der Anführer auf.
    .en = Squad and leader are activated together. The squad goes first and throws its smoke grenades; only then does the leader set off.
