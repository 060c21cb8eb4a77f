title = Eine verirrte Salve wird verschoben
    .en = A stray volley is shifted
text-1 = Eine gewürfelte 1 und ein misslungener Erfahrungstest: Die andere Seite verschiebt die Scheibe um bis zu 20 cm, und dort fällt sie.
    .en = A natural 1 and a failed experience test: the other side shifts the disc by up to 20 cm, and it fires there.
