"""Parse the model's output into calls. Pure, bounded; never loses or invents a call. Most calls need only ``flat_json``."""
