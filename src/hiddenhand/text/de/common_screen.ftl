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
screen-deal-added = Dein Teil des Zufalls ist beigetragen. Wer nach dem Spiel selbst prüfen will, notiert die Festlegung des Servers: { $commitment }
screen-deal-proven = Die Mischung ist bewiesen: Der Server ist bei seiner Festlegung geblieben, dein Teil wurde verwendet, und alle Ziehungen ({ $draws }) wurden daraus nachgerechnet.
screen-deal-changed = Der Server hat seine Festlegung geändert, nachdem du deinen Teil beigetragen hattest: Diese Mischung ist nicht bewiesen.
screen-deal-dropped = Der Server hat deinen Teil nicht verwendet: Diese Mischung ist nicht bewiesen.
screen-deal-wrong = Die Ziehungen dieses Spiels folgen nicht aus dem Geheimnis des Servers: Diese Mischung ist nicht bewiesen.
screen-deal-unknown = Die Mischung konnte nicht geprüft werden: Der Server gibt die Aufzeichnung nicht heraus.
