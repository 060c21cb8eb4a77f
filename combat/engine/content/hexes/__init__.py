"""Content of games on hexes: boards from Tiled maps, hex numbers in files, scans as skins, names of hexes."""
