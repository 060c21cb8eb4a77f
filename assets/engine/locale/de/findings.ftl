# What is wrong with a content file or a pack.
# As in English: finding-of, finding-verbatim, finding-of-rule

finding-layer-holds = die Ebene „{$layer}“ hat {$count} Kacheln für {$columns} × {$rows} Felder
finding-no-tile = auf der Ebene „{$layer}“ liegt keine Kachel
finding-tile-in-no-tileset = die Kachel {$tile} gehört zu keinem Kachelsatz dieser Map
finding-tile-without-property = die Kachel {$tile} hat keine Eigenschaft „{$property}“
finding-unknown-terrain = das Gelände „{$name}“ gibt es nicht; bekannt sind {$known}
finding-level-no-number = die Höhe „{$value}“ ist keine ganze Zahl von {$least} bis {$most}
finding-wrong-shape = {$name} ist „{$value}“; ein Spielfeld braucht „{$wanted}“
finding-side-out-of-bounds = {$side} ist „{$value}“; ein Spielfeld hat 1 bis {$most} Spalten und Reihen
finding-no-layer = hat keine Kachelebene „{$layer}“; ein Spielfeld braucht die Ebenen {$layers}
finding-layer-size = die Ebene „{$layer}“ hat {$size} Felder, die Map {$wanted}
finding-no-such-board = das Spielfeld „{$name}“ gibt es nicht; bekannt sind {$known}
finding-no-tiled-map = ist keine Tiled-Map; speichere das Spielfeld in Tiled als TMX
finding-infinite-map = ist eine unendliche Map; schalte das in Tiled in den Eigenschaften der Map ab
finding-tiles-not-csv = die Kacheln sind nicht als CSV gespeichert; wähl in Tiled dieses Kachelebenenformat
finding-no-content-file = ist keine Spieldatei; Spielfelder enden auf .tmx, alles andere auf .toml
finding-no-such-path = nicht zu lesen: keine solche Datei und kein solcher Ordner
finding-no-kind = ist keine Art von Spieldatei; bekannt sind {$known}
finding-empty-name = ist leer; gib einen Namen an
finding-too-long = hat { NUMBER($count, useGrouping: "true") } Zeichen; erlaubt sind { NUMBER($most, useGrouping: "true") }
finding-no-id = „{$value}“ ist keine Kennung; nimm Kleinbuchstaben, Ziffern und einzelne Bindestriche, wie aimed-fire
finding-empty-text = ist leer; schreib einen Text
finding-zip-too-large = hat { NUMBER($size, useGrouping: "true") } Bytes; erlaubt sind { NUMBER($most, useGrouping: "true") }: mach die Bilder kleiner
finding-zip-lists-too-many = führt mehr als die { NUMBER($most, useGrouping: "true") } erlaubten Dateien auf
finding-zip-link = enthält die Verknüpfung „{$name}“, die aus dem Paket hinausführen kann; leg die Datei selbst hinein
finding-zip-leaves = enthält „{$name}“, einen Pfad aus dem Paket hinaus; pack den Ordner neu
finding-zip-name = enthält „{$name}“, einen Namen, den nicht jedes System zulässt; nimm einen anderen
finding-zip-too-deep = enthält „{$name}…“: das liegt zu tief in Ordnern
finding-zip-password = enthält „{$name}“, das ein Passwort hat; pack den Ordner ohne Passwort
finding-zip-method = enthält „{$name}“, ungewöhnlich gepackt; wähl das Verfahren „deflate“
finding-zip-files = enthält { NUMBER($count, useGrouping: "true") } Dateien; erlaubt sind { NUMBER($most, useGrouping: "true") }
finding-zip-unsound = ist keine heile ZIP-Datei; pack den Ordner neu
finding-zip-twice = enthält „{$name}“ zweimal; pack den Ordner neu
finding-zip-unpacks-large = wird entpackt größer als {$size} MB; mach die Bilder kleiner
finding-zip-ratio = enthält „{$name}“, das entpackt mehr als {$times}-mal so groß wird
finding-zip-no-file = ist keine Datei; leg die ZIP-Datei selbst dorthin
finding-no-zip = ist keine ZIP-Datei; pack den Ordner neu
finding-off-board = das Feld „{$hex}“ liegt außerhalb des Spielfelds ({$columns} × {$rows})
finding-beside-picture = x {$x}, y {$y} liegt neben dem Bild, das { NUMBER($width, useGrouping: "true") } × { NUMBER($height, useGrouping: "true") } px hat
finding-no-picture = das Bild „{$name}“ fehlt; leg es neben diese Datei
finding-not-in-pack = „{$name}“ ist nicht im Paket
finding-unknown-file = ist keine Datei, die das Spiel kennt; wo was liegt, steht in docs/packs.md
finding-too-many-files = hat mehr als { NUMBER($most, useGrouping: "true") } Dateien; lass weg, was das Spiel nicht liest
finding-too-many-bytes = enthält mehr als {$size} MB; mach die Bilder kleiner
finding-unreadable-pack = nicht zu lesen: {$cause}; prüf die Zugriffsrechte
finding-no-such-tile = im Ordner „{$folder}“ fehlt die Kachel {$tile}
finding-too-deep-folders = liegt in mehr als {$most} Ordnern; Pakete brauchen vier
finding-pack-link = ist eine Verknüpfung, die aus dem Paket hinausführen kann; leg die Datei selbst hinein
finding-no-plain-file = ist keine gewöhnliche Datei; nimm sie aus dem Paket
finding-no-version = „{$value}“ ist keine Version; schreib Zahlen mit Punkten dazwischen, wie 1.2
finding-no-need = „{$value}“ benennt nichts, was gebraucht wird; schreib ein Paket und seine niedrigste Version, wie „bocage 1.2“
finding-no-place = „{$value}“ ist kein Ort; schreib einen wie assets/decks/enemy.toml
finding-needs-itself = „{$name}“ ist das Paket selbst; streich es
finding-pack-of-other-game = {$name} ist für das Spiel {$game} und gilt nicht in {$here}
finding-cannot-be-judged = lässt sich nicht prüfen ({$kind}: {$cause}); lass es weg
finding-cannot-be-unpacked = lässt sich nicht entpacken: {$cause}; prüf Namen und Zugriffsrechte
finding-needs-pack = braucht das Paket „{$name}“; setz es in der Liste vor dieses
finding-name-taken = heißt „{$name}“ wie {$other}; schalte eins der beiden ab
finding-needs-newer = braucht „{$need}“ und findet {$found}; besorg ein neueres
finding-pack-overrides = {$what} steht auch in {$other}; es gilt {$name}, weil es weiter unten in der Liste steht
finding-no-pack = ist kein Paket; nenn einen Ordner oder eine ZIP-Datei
finding-sentences-too-large = hat mehr als { NUMBER($most, useGrouping: "true") } Bytes; teil die Datei
finding-no-utf-8 = das Byte {$byte} ist kein UTF-8; speichere die Datei als UTF-8
finding-leads-back = „{$name}“ führt auf sich selbst zurück; kein Satz darf sich selbst enthalten
finding-file-too-large = hat {$size} Bytes; eine Spieldatei hat höchstens {$most}
finding-unreadable = nicht zu lesen: {$cause}
finding-no-toml = ist kein gültiges TOML: {$cause}
finding-key-too-long = hat einen Schlüssel aus zu vielen Teilen; Spieldateien kommen mit fünf Stufen aus
finding-endless-number = hat eine Zahl mit Tausenden von Ziffern
finding-too-deep = ist zu tief verschachtelt; Spieldateien kommen mit fünf Stufen aus
finding-no-paragraph = „{$value}“ ist kein Absatz; schreib eine Nummer wie 13.0, 13.0.8, 13.0b oder 4.0.5e
finding-rule-not-listed = steht nicht im Kapitel {$chapter} des Verzeichnisses
finding-too-many-sentences = hat {$count} Sätze; eine Regel hat 1 bis {$most}
finding-strange-link = verweist auf [{$link}], keine Regel des Verzeichnisses
finding-no-heading = hat keine Überschrift für „{$number}“, die im Verzeichnis steht
finding-chapter-without-itself = das Kapitel {$chapter} muss auch „{$number}“ selbst nennen
finding-ruling-on-no-rule = „{$number}“ ist keine Regel des Verzeichnisses
finding-stands-twice = „{$number}“ steht zweimal da
finding-wrong-chapter = „{$number}“ gehört nicht zum Kapitel {$chapter}
finding-not-of-chapter = „{$number}“ ist keine Nummer des Kapitels {$chapter}
finding-other-order = hat seine Absätze in anderer Folge als das Verzeichnis
finding-no-picture-name = „{$value}“ ist kein Bild neben dieser Datei; schreib seinen bloßen Namen, wie farmhouse.jpg
finding-scan-turned = der Scan wäre um {$angle}° gedreht; sieh beide Felder und ihr x und y noch einmal nach
finding-same-points = beide Punkte sind gleich; nenn zwei weit entfernte Felder, am besten in gegenüberliegenden Ecken
finding-index-size = hat eine Größe, die keine Zahl von 1 bis { NUMBER($most, useGrouping: "true") } ist
finding-index-scale = hat einen Maßstab, der keine Zahl von {$least} bis {$most} ist
finding-index-zoom = braucht neben der großen eine kleine Zoomstufe von höchstens {$most} Millionen Pixeln
finding-index-too-large = hat mehr als { NUMBER($most, useGrouping: "true") } Bytes; ein Kachelverzeichnis hat ein paar Hundert
finding-index-folder = der Ordner „{$folder}“ muss ein bloßer Name neben dem Verzeichnis sein
finding-no-index = ist kein Kachelverzeichnis eines Spielfelds; nimm assets/boards/farmhouse/index.json als Muster
finding-map-too-large = { NUMBER($size, useGrouping: "true") } Bytes sind zu viel für eine Map; erlaubt sind { NUMBER($most, useGrouping: "true") }
finding-too-many-tags = hat mehr als { NUMBER($most, useGrouping: "true") } Tags oder mehr als {$deepest} ineinander; kein Spielfeld braucht so viele
finding-outside = {$what} „{$source}“ liegt außerhalb des Ordners der Map; leg eine Kopie neben die Map
finding-tileset-no-png = das Bild „{$source}“ des Kachelsatzes ist kein PNG
finding-tileset-too-large = das Bild „{$source}“ des Kachelsatzes hat {$size}; erlaubt sind {$most} px je Seite
finding-unreadable-map = nicht zu lesen ({$cause}); prüf Namen und Zugriffsrechte
finding-wrong-encoding = ist als „{$encoding}“ gespeichert; speichere es in Tiled, das schreibt UTF-8
finding-no-xml = ist kein gültiges XML: {$cause}
finding-unreadable-xml = nicht zu lesen: {$cause}; speichere es in Tiled, das schreibt UTF-8
finding-image-outside = das Bild „{$source}“ liegt außerhalb des Ordners der Map; leg eine Kopie neben die Map
finding-wrong-suffix = {$what} „{$source}“ muss eine {$suffix}-Datei sein
finding-no-tiled-save = ist keine Map, die Tiled gespeichert haben könnte: {$cause}
finding-missing-beside = {$what} „{$source}“ fehlt; erwartet unter {$file}
finding-doctype = vereinbart einen Dokumenttyp oder Entitäten; eine Tiled-Datei hat beides nicht
finding-packed-data = enthält gepackte Daten; speichere Kacheln als CSV und Bilder als Dateien neben der Map
finding-template = nimmt ein Objekt aus einer anderen Datei; zeichne es in der Map selbst
finding-no-tileset = ist kein Tiled-Kachelsatz; speichere den Kachelsatz in Tiled neu
finding-bad-key = ein Schlüssel darin {$fault}
finding-number-too-large = ist eine Zahl über { NUMBER($most, useGrouping: "true") }
finding-no-number = ist keine Zahl
finding-control-sign = hat das Steuerzeichen \u{$sign}; entfern es
finding-no-sheet = ein Kartenblatt „{$sheet}“ für das Feld „{$hex}“ gibt es hier nicht; bekannt sind {$known}
finding-compass-not-straight = Kompass auf „{$at}“: Seine 1 kann nicht auf „{$one}“ zeigen; nenn ein Feld in gerader Linie
finding-no-hex-number = „{$hex}“ ist keine Feldnummer; schreib Spalte und Reihe mit je zwei Ziffern, wie 12.10
finding-of = {$of}: {$what}
finding-verbatim = {$what}
finding-quoted = „{$value}“
finding-of-hexes = { $more ->
    [0] Feld {$hex}: {$what}
    [one] Feld {$hex} und {$more} weiteres: {$what}
   *[other] Feld {$hex} und {$more} weitere: {$what}
}
finding-of-sentence = „{$name}“: {$what}
finding-of-rule = {$number} {$what}
finding-unknown = {$what} „{$name}“ gibt es nicht
finding-unknown-close = {$what} „{$name}“ gibt es nicht; ist „{$close}“ gemeint?
finding-known = {$what}; bekannt sind {$known}
finding-missing = „{$name}“ fehlt
finding-missing-thing = {$what} „{$name}“ fehlt
finding-thing-twice = {$what} „{$name}“ ist doppelt
finding-twice = {$what} {$value} ist doppelt
finding-no-key = „{$name}“ ist hier unbekannt
finding-no-key-close = „{$name}“ ist hier unbekannt; ist „{$close}“ gemeint?
finding-not-allowed = {$value} ist nicht erlaubt; möglich: {$expected}
finding-no-whole-number = {$value} ist keine ganze Zahl
finding-not-true-or-false = {$value} ist weder true noch false
finding-wrong-form = {$value} hat nicht die Form {$form}
finding-text-too-long = {$value} hat mehr als {$most} Zeichen
finding-no-text = {$value} ist kein Text in Anführungszeichen
finding-no-list = {$value} ist keine Liste
finding-no-table = {$value} ist keine Tabelle
finding-unfit = {$value} passt hier nicht; siehe „combat schema“
finding-too-small = {$value} ist zu klein; mindestens {$bound}
finding-too-great = {$value} ist zu groß; höchstens {$bound}
finding-too-few = { $count ->
    [0] ist leer; mindestens {$bound} muss da sein
    [one] hat {$count} Eintrag; mindestens {$bound} sind nötig
   *[other] hat {$count} Einträge; mindestens {$bound} sind nötig
}
finding-too-many = { $count ->
    [one] hat {$count} Eintrag; höchstens {$bound} dürfen es sein
   *[other] hat {$count} Einträge; höchstens {$bound} dürfen es sein
}
finding-no-card = hat keine {$file}; schreib eine mit Namen und Version (siehe „combat schema pack“)
finding-too-many-sentences-in-all = enthält mehr als { NUMBER($size, useGrouping: "true") } KB Sätze; mach zwei Pakete daraus
finding-too-much-content = enthält mehr als { NUMBER($size, useGrouping: "true") } KB Listen und Maps; mach zwei Pakete daraus
finding-lies-elsewhere = liegt, wo das Spiel nicht sucht; leg es unter {$places}
finding-bad-picture = ist kein {$kind}-Bild; speichere es in einem Bildprogramm neu
finding-picture-too-large = hat { NUMBER($width, useGrouping: "true") } × { NUMBER($height, useGrouping: "true") } px; erlaubt sind { NUMBER($most, useGrouping: "true") } px je Seite und {$millions} Millionen insgesamt: mach es kleiner
finding-no-sound-file = ist kein Klang in Ogg Vorbis oder WAV; speichere ihn in einem Klangprogramm neu
finding-sound-too-long = dauert {$seconds} Sekunden; kürze es auf höchstens {$most}
finding-no-take-name = liegt nicht, wo Klänge gesucht werden; nenne es sounds/NAME/near-1.ogg oder sounds/NAME/far-houses-2.ogg
finding-no-take = hat keine Aufnahme; leg near-1.ogg in sounds/{$name}
finding-group-or-like = braucht entweder „group“ oder „like“, aber nicht beides
finding-thousands-of-digits = eine Zahl mit Tausenden von Ziffern
finding-not-utf-8 = ist kein UTF-8
finding-no-json = ist kein gültiges JSON (beim Zeichen { NUMBER($sign, useGrouping: "true") })
finding-no-compass-number = die Kompasszahl {$number} gibt es nicht; der Kompass hat 1 bis 6
finding-nowhere = was auf keinem Feld liegt, hat weder Spalte noch Reihe
finding-not-touching = die Felder {$one} und {$other} grenzen nicht aneinander: Zwischen ihnen liegt keine Feldkante
finding-board-size = das Spielfeld „{$board}“ hat {$columns} × {$rows} Felder; nötig sind mindestens 1 × 1
finding-board-terrains = das Spielfeld „{$board}“ hat {$count} Gelände für {$columns} × {$rows} Felder; gib jedem Feld eins
finding-board-levels = das Spielfeld „{$board}“ hat {$count} Höhen für {$columns} × {$rows} Felder; gib jedem Feld eine
finding-board-level = Spielfeld „{$board}“: Das Feld {$hex} hat die Höhe {$level}; es gibt {$least} bis {$most}
finding-boards-rows = die Spielfelder „{$one}“ und „{$other}“ haben {$rows} und {$others} Reihen
finding-boards-columns = das Spielfeld „{$board}“ hat {$columns} Spalten; nur hinter eine ungerade Zahl passt ein weiteres

thing-sound = Klang
thing-air = Umgebungsklang
thing-group = Gruppe
thing-board = Spielfeld
thing-file = die Datei
thing-game = Spiel
thing-list = eine Liste
thing-none = keine
thing-pack = Paket
thing-table = eine Tabelle
thing-tileset = Kachelsatz
thing-tileset-image = Kachelsatz-Bild

ftl-no-message = ist kein Satz; schreib name = Satz
ftl-no-words = hat keine Worte; schreib einen Satz hinter =
ftl-unexpected = hat ein „{$sign}“, das zu nichts gehört
ftl-not-closed = endet, ehe seine Klammern geschlossen sind
ftl-too-deep = hat mehr als {$most} Klammern ineinander
ftl-term-attribute = zeigt das Attribut eines Begriffs; danach lässt sich nur auswählen
ftl-no-function = ruft {$name} auf; die Funktionen des Spiels sind NUMBER und FORM
ftl-form = FORM braucht eine Variable und den Namen einer Form, wie in FORM($weapon, „dative“)
ftl-number = { $strange ->
    [none] NUMBER braucht eine Variable und nimmt {$takes}
   *[other] NUMBER braucht eine Variable und nimmt {$takes}, nicht {$strange}
}
ftl-argument = gibt {$name} etwas anderes als eine Zahl oder einen Text in Anführungszeichen
ftl-chooses-by = wählt nach etwas anderem als einer Variablen, einer Zahl oder dem Attribut eines Begriffs
ftl-empty-variant = hat eine Variante [{$name}] ohne Worte; für gar keine steht ein leerer Text in Klammern
ftl-two-defaults = hat zwei Varianten mit *
ftl-no-default = braucht eine Variante mit *, die für alle anderen steht, jede Variante in einer Zeile
ftl-closed-beside = schließt seine Auswahl neben einer Variante; setz die Klammer in eine eigene Zeile

syntax-no-equals = hinter einem Schlüssel fehlt das =
syntax-rest-of-line = hinter dem Wert steht noch etwas; fang eine neue Zeile an
syntax-sign-wanted = {$sign} fehlt
syntax-no-key = so fängt kein Schlüssel an
syntax-no-value = hier steht kein Wert; Texte stehen in Anführungszeichen
syntax-no-date = ein Datum, das in keinem Kalender steht
syntax-unclosed = eine Klammer ist nicht geschlossen
syntax-open-text = die Anführungszeichen eines Textes sind nicht geschlossen
syntax-bad-sign = das Zeichen {$sign} darf hier nicht stehen
syntax-bad-escape = ein umgekehrter Schrägstrich im Text steht vor nichts Bekanntem; schreib zwei
syntax-twice = ein Schlüssel oder eine Tabelle steht zweimal da
syntax-ends = endet vor dem ersten Tag
syntax-tag-unclosed = ein Tag ist nicht geschlossen
syntax-tags-cross = ein schließendes Tag passt nicht zum offenen
syntax-attribute-twice = ein Attribut steht zweimal da
syntax-after-end = hinter dem letzten Tag steht noch etwas
syntax-entity = eine Entität, die niemand festgelegt hat
syntax-encoding = eine andere Kodierung als UTF-8
syntax-unsound = was hier steht, ergibt keinen Sinn
finding-lesson-condition-about = eine Bedingung handelt von genau einem hiervon: {$known}
finding-lesson-condition-word = „{$word}“ sagt nichts über „{$about}“; nimm es heraus
finding-lesson-deed = eine Tat ist genau eines hiervon: {$known}
finding-lesson-nothing-done = in diesem Schritt ist nichts zu tun; nenn es in done
finding-lesson-question-done = eine Frage ist erledigt, wenn sie beantwortet ist; nimm done heraus
finding-lesson-right = Antwort {$right} ist keine von {$choices}
finding-lesson-spot = zeig auf genau eines hiervon: {$known}
finding-lesson-together = „{$one}“ und „{$other}“ gehören zusammen
