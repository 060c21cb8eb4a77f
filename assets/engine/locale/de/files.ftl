# Was das System von einer Datei sagt, die es nicht liest oder nicht schreibt.

system-no-such-file = keine solche Datei und kein solcher Ordner
system-no-permission = keine Berechtigung
system-is-folder = ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
system-not-empty = der Ordner ist nicht leer
system-exists = gibt es schon
system-disk-full = der Datenträger ist voll
system-read-only = der Datenträger ist schreibgeschützt
system-disk-fails = der Datenträger versagt (Ein-/Ausgabefehler)
system-in-use = ein anderes Programm benutzt sie
system-too-many-open = zu viele Dateien sind offen
system-name-too-long = der Name hat zu viele Zeichen
system-links-in-circle = ihre Verknüpfungen führen im Kreis
system-too-large = ist zu groß
system-no-such-name = so kann keine Datei heißen
system-no-memory = zu wenig Speicher
system-no-plain-file = ist keine gewöhnliche Datei
system-other = das System lehnt ab ({$name})
