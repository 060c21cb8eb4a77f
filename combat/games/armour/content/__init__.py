"""Building a Book of ARMOUR! from content files: charts, cards, nations, forces, tables, missions."""
