"""Transport: mounting, dismounting, the rear, passengers of lost vehicles (L571-L583)."""
