"""Identity of users and their ratings."""
