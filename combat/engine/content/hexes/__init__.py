"""Content of hex games: boards from Tiled maps, hex numbers in files, scanned maps as skins, names of hexes."""
