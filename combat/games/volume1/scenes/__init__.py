"""What fills the window and is no table: start screen, scenario book and sheets, campaign, lab, the end of a battle."""
