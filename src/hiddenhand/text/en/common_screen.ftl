# The full screen in the terminal.

screen-rule = Rule
screen-log = Log
screen-scroll = Scroll
screen-take-back = Undo
screen-resign = Resign
screen-leave = Leave
screen-waiting = Waiting for { $seats }
screen-waiting-room = Waiting for the game to start. At the table: { $names }
screen-no-take-back = There is nothing to undo now.
screen-resign-sure = Resign? Press the same key again to confirm. This can't be undone.
screen-deal-added = You added your share to the deal. To check it yourself after the game, keep the server's commitment: { $commitment }
screen-deal-proven = The deal is proven: the server kept to its commitment, your share was used, and all draws ({ $draws }) were recomputed from them.
screen-deal-changed = The server changed its commitment after you added your share: this deal is not proven.
screen-deal-dropped = The server did not use the share you added: this deal is not proven.
screen-deal-wrong = The draws of this game don't follow from the server's secret: this deal is not proven.
screen-deal-unknown = The deal could not be checked: the server doesn't hand out the record.
