"""Tables for friends: rooms, sockets, storage, clocks, accounts."""
