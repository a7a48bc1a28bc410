"""What the model wrote → calls. Pure, bounded, and it never loses or invents one. Most calls are read by ``flat`` alone."""
