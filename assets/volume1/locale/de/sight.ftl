# Lines of sight (12.0, 12.1): a pencil note of two short lines beside the line on the board.

sight-line = {$verdict}: {$reason}
sight-clear-range = { $range ->
    [one] frei · {$range} Feld
   *[other] frei · {$range} Felder
}
sight-clear-here = frei · gleiches Feld
sight-cut = außer Sicht
sight-cut-at = verdeckt durch {$terrain} in {$hex}
sight-same-hex = im gleichen Feld
sight-adjacent = angrenzend
sight-clear = nichts blockiert sie
sight-continuous-slope = durchgehendes Gefälle hinab
sight-looks-over = er sieht darüber hinweg
sight-taller-than-both = der Boden dort ist höher als beide Männer
sight-overtops-both = überragt beide Männer
sight-as-tall-as-higher = das reicht bis auf die Höhe des höheren Mannes
sight-low-grass = einer der beiden ist geduckt
sight-plateau-edge = die Kante der Höhe verdeckt, was tiefer liegt
sight-blind-hex = Blindfeld dahinter
sight-sunken = er ist geduckt in einer Vertiefung
sight-off-board = außerhalb des Spielfelds
sight-too-dark = zu weit bei Nacht: Entfernung {$range}, Sichtweite {$night}, und keine Leuchtkugel im Umkreis von {$light} Feldern um ihn
sight-melee = im Nahkampf: keine Sichtlinie hinein oder hinaus
