# Das Vollbild im Terminal.

screen-rule = Regel
screen-log = Verlauf
screen-scroll = Blättern
screen-take-back = Rückgängig
screen-resign = Aufgeben
screen-leave = Verlassen
screen-waiting = Warten auf { $seats }
screen-waiting-room = Warten auf den Beginn des Spiels. Am Tisch: { $names }
screen-no-take-back = Im Moment lässt sich nichts rückgängig machen.
screen-resign-sure = Wirklich aufgeben? Drücke dieselbe Taste noch einmal. Das lässt sich nicht rückgängig machen.
