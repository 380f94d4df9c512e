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
