# Was an jedem Tisch gefragt wird, und warum.

web-you-decide = Du entscheidest
web-others-asked = Warten auf andere
web-rule = Regel { $rule }
web-why-asked = Warum werde ich das gefragt?
web-all-choices = Alle Möglichkeiten als Liste
web-unsent = Wird gesendet, sobald die Verbindung wieder steht: { $answer }
