"""Full-window scenes besides the table: start screen, scenario book and sheets, campaign, lab, end of a battle."""
