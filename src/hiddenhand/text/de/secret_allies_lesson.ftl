# Die Lektion von Secret Allies: ihre Kapitel, und was bei jedem Schritt gesagt wird.

lesson-chapter-land = Das Land
lesson-chapter-allies = Geheime Verbündete
lesson-chapter-order = Reihenfolge und Feuer
lesson-chapter-attack = Angriff auf einen Staat
lesson-chapter-partisans = Partisanen
lesson-chapter-economy = Geld und Maschinen
lesson-chapter-discovery = Einen Verbündeten aufdecken
lesson-chapter-split = Zwei Ziele
lesson-chapter-trade = Handel
lesson-chapter-victory = Der Sieg

# -- das Land
lesson-step-land-welcome = Willkommen! Zwei Mächte kämpfen um vier Staaten, und jede hat Freunde, von denen niemand weiß. Das ist ein echtes Spiel; ich erkläre, was du siehst, und warte auf dich.
lesson-step-land-map = Das ist die Landkarte. Ein Staat ist eine Gruppe von Feldern innerhalb einer Grenze; jedes Feld hat ein Gelände, zum Beispiel Wald oder Wasser. Ziehe, um die Karte zu verschieben; mit zwei Fingern oder dem Mausrad änderst du die Größe.
lesson-step-land-states = Die Farbe der Grenze zeigt, wie viel Prestige der Staat wert ist: weiß 1, hellblau 2, rot 3. Die kleinen Zeichen sind Minen. Wer alle Minen eines Staates besitzt und keinen Feind darin hat, hält ihn. Tippe einen Staat an, um seine Karte zu lesen.
lesson-step-land-players = Hier stehen alle in Spielreihenfolge, mit dem Volk, das sie führen. Du führst die Laternengilde: Redner und Händler.
lesson-step-land-aim = Dieser Balken ist die Siegleiste: das Prestige aller Staaten, die du hältst. Mit 6 gewinnst du. Die Zahl daneben zählt deine geheimen Verbündeten, die noch nicht aufgedeckt sind.
lesson-step-land-bid = Die Spielreihenfolge wird versteigert. Alle bieten verdeckt Prestige, und du zahlst auch, wenn du verlierst. Du hast 7. Probiere 2.
lesson-step-land-opened = Wenn alle Gebote abgegeben sind, werden sie aufgedeckt. Wer am meisten bietet, kommt zuerst.

# -- geheime Verbündete
lesson-step-allies-cards = Du hast die Auktion gewonnen. Jetzt wähle deine Verbündeten: Für jede Größe siehst du zwei Karten und behältst eine. Nur du weißt, welche.
lesson-step-allies-large = Zuerst ein großer Staat. Behalte { NAME("millbrook") }: Er ist 3 wert und hat Gold und Titan.
lesson-step-allies-small = Jetzt ein kleiner. Behalte { NAME("reedwater") }; er ist 2 wert und liegt neben deinem ersten Verbündeten.
lesson-step-allies-rival = Dein Gegner wählt auch, muss dann sofort einen Verbündeten aufdecken und stellt dort Einheiten auf.
lesson-step-allies-reveal = Jetzt deckst du einen Verbündeten auf. Nimm { NAME("millbrook") }; { NAME("reedwater") } bleibt ein Geheimnis für später.
lesson-step-allies-funds = Die Minen von Mühlbach gehören dir, dazu sofort das Einkommen von drei Runden: 6 Gold und 3 Titan für Einheiten in diesem Staat.
lesson-step-allies-buy = Vier Grundeinheiten: ein schneller Spähwagen, ein starker Panzer, ein Mörser, der weit schießt, eine Drohne, die fliegt. Kaufe einen Panzer.
lesson-step-allies-pay = Der Panzer ist bezahlt: zuerst mit Gold. Titan und Uran dürfen Gold ersetzen, umgekehrt nie. Willst du die Marken selbst wählen, nimm vor dem Kauf „anders bezahlen“.
lesson-step-allies-put = Stelle den Panzer auf das leuchtende Feld, neben den Panzer des Gegners.
lesson-step-allies-more = Kaufe mehr, wenn du magst, zum Beispiel einen Mörser und eine Drohne. Drücke den Knopf, wenn du fertig bist.

# -- Reihenfolge und Feuer
lesson-step-order-auction = Jede Runde besteht aus Schlacht, Wirtschaft und Aufdecken. Sie beginnt mit einer neuen Auktion um die Reihenfolge: Zuerst zu feuern lohnt sich.
lesson-step-order-bid = Du hast noch 5 Prestige. Gib ein Gebot ab; dein Gegner ist heute sparsam.
lesson-step-order-opened = Die Gebote werden aufgedeckt.
lesson-step-order-subturn = Die Schlacht besteht aus Teilzügen. In jedem deiner zwei darfst du drei Einheiten bewegen, eine nach der anderen; dann kommt der Gegner. Hier siehst du, was noch bleibt.
lesson-step-order-tank = Eine Einheit bewegt sich, dann feuert sie. Die Zahlen an den Ecken: oben Schaden und Reichweite, unten Panzerung und Bewegung. Wähle deinen Panzer.
lesson-step-order-stay = Er steht gut: Der Feind ist auf dem Nachbarfeld, und ein Panzer hat Reichweite 1. Bleib stehen, und er feuert: Bei einem einzigen Feind in Reichweite gibt es kein Ziel zu wählen.
lesson-step-order-armour = Dein Panzer macht 2 Schaden, aber ein Panzer hat Panzerung 3. Treffer im selben Teilzug werden addiert; danach verfallen sie. Du brauchst also jetzt noch einen Treffer.
lesson-step-order-mortar = Der Mörser macht nur 1 Schaden, reicht aber drei Felder weit. Wähle ihn.
lesson-step-order-again = Auch er muss sich nicht bewegen.
lesson-step-order-together = Wähle dasselbe Ziel: 2 und 1 sind 3.
lesson-step-order-wreck = Zerstört! Das Wrack versperrt beiden Seiten den Weg, bis die Schlacht vorbei ist.

# -- Angriff auf einen Staat
lesson-step-attack-terrain = Das Gelände entscheidet, wohin Einheiten ziehen können. Wald kostet Bodeneinheiten zwei Punkte, Dschungel hält sie an, Wasser und Gebirge sind für sie gesperrt. Deine Drohne fliegt über alles.
lesson-step-attack-drone = Du hast noch einen Zug. Wähle die Drohne.
lesson-step-attack-enter = Fliege auf das Gebirge von { NAME("sandrest") }. Diesen Staat hat noch niemand betreten, also ist es ein Angriff, und es können Partisanen erscheinen.
lesson-step-attack-shown = Zuerst darf, wer diesen Staat als geheimen Verbündeten hat, die Karte zeigen und bekommt dafür einen Bonus in der Auktion.
lesson-step-attack-sealed = Die Partisanenauktion: Wer gewinnt, stellt hier Partisanen auf, auf Kosten des Staates. Als Angreifer hast du einen Abzug, und ohne Gebot gibt es keinen Bonus. Du gewinnst wahrscheinlich nicht: Biete 0 und spare dein Prestige, oder versuche es trotzdem.
lesson-step-attack-raised = Dein Gegner hat gewonnen und stellt Partisanen in dem Staat auf.
lesson-step-attack-stay = Deine Drohne darf weiterziehen. Lass sie stehen.
lesson-step-attack-shoot = Jetzt darf sie noch feuern. Ein Spähwagen hat Panzerung 1, ein Treffer genügt: Wähle den auf der Mine.
lesson-step-attack-known = Dein Gegner hat die Karte gezeigt: { NAME("sandrest") } ist ein geheimer Verbündeter. Das zu erfahren kann einen Angriff wert sein.

# -- Partisanen
lesson-step-partisans-theirs = Der Teilzug des Gegners. Mühlbach hat noch seinen Partisanenmarker: Bisher ist niemand einmarschiert.
lesson-step-partisans-invader = Achte darauf, was über die Grenze kommt.
lesson-step-partisans-owner = Ein feindlicher Panzer steht in Mühlbach! Deine Leute können sich wehren. Als Besitzer hast du einen Bonus, aber nur, wenn du etwas bietest. Biete 1.
lesson-step-partisans-won = Die Gebote werden aufgedeckt.
lesson-step-partisans-tank = Die Partisanen gehören dir. Alle Mittel müssen jetzt ausgegeben werden, für Einheiten in diesem Staat. Zuerst ein Panzer.
lesson-step-partisans-beside = Stelle ihn neben den Eindringling.
lesson-step-partisans-drone = Dann eine Drohne.
lesson-step-partisans-water = Eine Drohne kann über Wasser stehen. Von dort erreicht sie den Eindringling.
lesson-step-partisans-rest = Gib den Rest aus, wie du magst.
lesson-step-partisans-anywhere = Stelle sie auf, wo du magst.
lesson-step-partisans-move = Partisanen dürfen sich sofort bewegen und feuern, mitten im Teilzug des Gegners, aber den Staat nicht verlassen. Nimm den Panzer.
lesson-step-partisans-stay = Die Einheit muss sich nicht bewegen. Bleibt sie, feuert sie auf den Eindringling, den einzigen Feind in Reichweite.
lesson-step-partisans-second = Einer fehlt noch. Jetzt die Drohne.
lesson-step-partisans-saved = Der Eindringling ist ein Wrack, und Mühlbach ist gerettet. Jeder Staat stellt nur einmal im Spiel Partisanen auf.

# -- Geld und Maschinen
lesson-step-economy-phase = Nach der Schlacht kommt die Wirtschaft. Wracks werden entfernt, die Staaten werden gezählt und zahlen: Marken in die eigene Schatzkammer, Prestige an den, der sie hält. Jeder zahlt nur drei Runden lang.
lesson-step-economy-wait = Gekauft wird in umgekehrter Reihenfolge: Wer zuerst dran war, kauft zuletzt und weiß mehr.
lesson-step-economy-income = Du hältst Mühlbach: 3 auf der Leiste. Je mehr Prestige man verdient, desto mehr geht verloren; die Zeile zeigt, was bleibt.
lesson-step-economy-research = Zuerst Technologien, eine für jeden Staat, den du hältst. Das ist der Baum deines Volkes. { NAME("la_bright_wheels") } schaltet eine eigene Einheit frei: Kaufe sie.
lesson-step-economy-unit = Und da ist sie: { NAME("lamp_wagon") }, ein Panzer, der auf zwei Ziele feuern kann. Kaufe einen.
lesson-step-economy-put = Stelle ihn an die Grenze. In der nächsten Schlacht ist er dabei.
lesson-step-economy-done = Genug für jetzt. Was du behältst, bleibt in der Schatzkammer von Mühlbach.

# -- einen Verbündeten aufdecken
lesson-step-discovery-phase = Die letzte Phase ist das Aufdecken: Alle dürfen einen geheimen Verbündeten aufdecken oder warten. Ein verborgener Verbündeter bleibt geheim, zahlt aber nichts und zählt nicht für den Sieg.
lesson-step-discovery-wait = Dein Gegner entscheidet zuerst.
lesson-step-discovery-reveal = Decke { NAME("reedwater") } auf: seine Mine, sofort das Einkommen von drei Runden und ab der nächsten Abrechnung 2 mehr auf der Leiste.
lesson-step-discovery-buy = Kaufe in Schilfwasser, was du magst, zum Beispiel einen Spähwagen neben { NAME("sandrest") }. Drücke dann den Knopf.

# -- zwei Ziele
lesson-step-split-bid = Eine neue Runde, eine neue Auktion. Wie viel ist es dir wert, zuerst dran zu sein?
lesson-step-split-opened = Die Gebote werden aufgedeckt.
lesson-step-split-wagon = Jetzt { NAME("lamp_wagon") }. Sein Schaden hat zwei Teile: 1 mit Reichweite 1 und 1 mit Reichweite 2.
lesson-step-split-stay = Er kann stehen bleiben: Zwei Feinde sind in Reichweite.
lesson-step-split-first = Der erste Treffer, auf das Nachbarfeld.
lesson-step-split-second = Der zweite Treffer reicht zwei Felder weit. Beide könnten demselben Feind gelten. Nimm den anderen.
lesson-step-split-done = Zwei Spähwagen mit einem Schuss. In der Wüste hat eine Bodeneinheit 1 Panzerung weniger.

# -- Handel
lesson-step-trade-later = Die Schlacht ist vorbei, die Wirtschaft beginnt wieder. Du hältst jetzt zwei Staaten.
lesson-step-trade-market = Jeder Staat hat seine eigene Schatzkammer, und Marken bleiben in ihrem Staat. { NAME("la_market_day") } ändert das: Kaufe diese Technologie in Schilfwasser.
lesson-step-trade-enough = In Mühlbach könntest du noch eine kaufen. Das genügt für jetzt.
lesson-step-trade-units = Auch Einheiten brauchst du gerade nicht.
lesson-step-trade-send = Jetzt darfst du pro Runde einige Marken zwischen deinen Staaten verschicken. Schicke ein Titan aus Mühlbach: Es geht nach Schilfwasser, in deinen einzigen anderen Staat.
lesson-step-trade-stop = Das genügt.

# -- der Sieg
lesson-step-victory-threshold = Du stehst bei 5, und 6 gewinnt. Ein Staat mehr genügt: { NAME("sandrest") } ist 1 wert.
lesson-step-victory-sandrest = Um ihn zu halten, musst du seine einzige Mine besitzen, und am Ende der Schlacht darf keine feindliche Einheit darin sein. Partisanen erscheinen dort nicht noch einmal.
lesson-step-victory-plan = Ein Plan: Fliege mit der Drohne auf die Mine und feuere auf einen Feind; der Spähwagen aus Schilfwasser feuert auf den anderen.
lesson-step-victory-finish = Jetzt spiel allein zu Ende. Klappt es in dieser Runde nicht, versuche es in der nächsten.
lesson-step-victory-result = Das Spiel ist vorbei. Hier siehst du den Endstand und warum das Spiel zu Ende ging.
lesson-step-victory-goodbye = Das ist das ganze Spiel. Das große Paket hat zweiunddreißig Staaten und vier Völker, für bis zu vier Spieler; dort sind die Verbündeten noch wichtiger. Viel Spaß!
