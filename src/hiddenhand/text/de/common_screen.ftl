# Das Vollbild im Terminal.

screen-rule = Regel
screen-log = Verlauf
screen-scroll = Blättern
screen-take-back = Zurücknehmen
screen-resign = Aufgeben
screen-leave = Verlassen
screen-waiting = Warten auf { $seats }
screen-waiting-room = Warten auf den Beginn des Spiels. Am Tisch: { $names }
screen-no-take-back = Im Moment lässt sich nichts zurücknehmen.
screen-resign-sure = Wirklich aufgeben? Dieselbe Taste noch einmal bestätigt es.
