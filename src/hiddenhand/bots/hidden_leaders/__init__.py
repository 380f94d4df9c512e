"""Bots for Hidden Leaders. They read views, decisions and what is printed on the cards."""
