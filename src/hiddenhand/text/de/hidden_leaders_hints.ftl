# Hidden Leaders: warum einem Bot eine Antwort gefällt.

hint-any = Alles ist etwa gleich gut.
hint-costs-own = Es kostet dich einen eigenen Helden.
hint-counts-for-ties = Dieser Held zählt bei Gleichstand für dich.
hint-ends-and-wins = Es beendet das Spiel, und du solltest gewinnen.
hint-ends-too-early = Das Spiel wäre für dich zu früh zu Ende.
hint-hides-colours = Verdeckt zählt der Held für dich und verrät nichts.
hint-keeps = Lass lieber alles, wie es ist.
hint-learns = Du erfährst, was jemand verbirgt.
hint-least-useful = Diese Karte nützt dir am wenigsten.
hint-markers-fit = Die Marker stünden gut für dich.
hint-moves-markers = Es bewegt die Marker in deine Richtung.
hint-plays-on = Es bringt einen Helden in dein Gefolge.
hint-searched = Einige Züge vorausgedacht, schneidet diese Wahl am besten ab.
hint-seldom-good = Einige Züge vorausgedacht, schneidet eine andere Wahl besser ab.
hint-strikes-rival = Es schwächt jemand anderen.
hint-takes-from-rivals = Was du nimmst, kann niemand sonst nutzen.
hint-unknown-card = Eine unbekannte Karte ist vielleicht besser als diese.
hint-useful = Diese Karte kannst du gut gebrauchen.
hint-waits = Es lohnt sich, auf einen besseren Moment zu warten.
