"""Painters of everything die-cut or printed that lies on the map: men, icons, paper and the menu's things."""
