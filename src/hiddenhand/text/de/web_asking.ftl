# Was an jedem Tisch gefragt wird, und warum.

web-you-decide = Du entscheidest
web-others-asked = Warten
web-rule = Regel { $rule }
web-why-asked = Warum wird das gefragt?
web-all-choices = Alle Möglichkeiten als Liste
