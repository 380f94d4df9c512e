"""All types that the server and its clients exchange.

HTTP manages rooms and accounts; one WebSocket per client carries live play. The TypeScript types of
the web app are generated from this package and from the games' views.
"""
