"""Who somebody is, and how strong they are."""
