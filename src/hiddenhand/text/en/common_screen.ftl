# The full screen in the terminal.

screen-rule = Rule
screen-log = Log
screen-scroll = Scroll
screen-take-back = Take back
screen-resign = Resign
screen-leave = Leave
screen-waiting = Waiting for { $seats }
screen-waiting-room = Waiting for the game to begin. At the table: { $names }
screen-no-take-back = There is nothing to take back now.
screen-resign-sure = Really give the game up? The same key once more does it.
