title = Führung großer und kleiner Einheiten
    .en = Command of large and small units
text-1 = Acht Trupps sind bis 20 cm vom Anführer unter Führung, sieben bis 15 cm: Genau dort sind sie es, einen Millimeter weiter nicht.
    .en = Eight teams are in command up to 20 cm from their leader, seven up to 15 cm: exactly there they are, a millimetre farther they are not.
