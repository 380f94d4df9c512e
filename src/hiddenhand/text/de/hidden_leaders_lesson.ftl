# Die Lektion von Hidden Leaders: ihre Kapitel, und was bei jedem Schritt gesagt wird.

lesson-chapter-leader = Wer du bist
lesson-chapter-turn = Dein erster Zug
lesson-chapter-ability = Fähigkeiten und Stapel
lesson-chapter-asked = Im Zug der anderen
lesson-chapter-reading = Die anderen durchschauen
lesson-chapter-end = Das Ende des Spiels

# -- wer du bist
lesson-step-leader-welcome = Willkommen! Der Kaiser ist tot, und vier Fraktionen wollen auf den Thron. Du spielst eine echte Partie gegen zwei andere; ich erkläre, was du siehst, und warte auf dich.
lesson-step-leader-secret = Das ist dein Anführer: Du bist { NAME("enned") } und kannst nur mit den Untoten oder mit dem Wasservolk gewinnen. Sonst weiß das niemand. Tippe die Karte an, um sie zu lesen.
lesson-step-leader-others = Die beiden anderen sind auch Anführer, jeder mit einem anderen Paar von Fraktionen. Sie beobachten dich genauso wie du sie.
lesson-step-leader-factions = Nur eine Fraktion gewinnt den Krieg, und diese Zeile zeigt immer, welche es wäre, wenn jetzt Schluss wäre. Am Ende musst du auf ihrer Seite stehen.
lesson-step-leader-hand = Diese fünf Helden sind deine Hand. Die Farbe zeigt die Fraktion, der Text die Fähigkeit. Zeige auf eine Karte oder halte den Finger darauf, um sie groß zu lesen.
lesson-step-leader-hide = Zuerst legen alle einen Helden verdeckt in ihr eigenes Gefolge. Wähle einen Helden einer deiner Fraktionen: { NAME("apathetic_waterpriest") } gehört zum Wasservolk und kann später einen Gleichstand entscheiden.
lesson-step-leader-hidden = Da liegt er: dein erster verdeckter Held. Die anderen sehen, dass er da ist, aber nicht, wer es ist. Du darfst ihn jederzeit ansehen.
lesson-step-leader-away = Jetzt lege eine der anderen vier Karten verdeckt in die Wildnis. Welche, entscheidest du; { NAME("bored_goblin") } hilft dir am wenigsten.
lesson-step-leader-wait = Die anderen tun dasselbe. Niemand sieht, was sie verdeckt ablegen.

# -- dein erster Zug
lesson-step-turn-track = Das ist die Machtleiste. Rot ist der Marker der Imperialen Armee, Grün der Marker der Bergstämme; beide beginnen auf Feld 4. Liegt einer zwei oder mehr Felder vorn, gewinnt seine Fraktion. Liegen sie gleichauf oder ein Feld auseinander, gewinnt das Wasservolk.
lesson-step-turn-war = Die Felder 9 bis 12 sind die Kriegszone. Stehen am Ende beide Marker dort, gewinnen die Untoten, egal wer vorn liegt. Du willst, dass die Untoten oder das Wasservolk gewinnen: Halte die Marker also nah beieinander und treibe beide voran.
lesson-step-turn-party = Helden, die du spielst, liegen hier, offen. Zu dritt endet das Spiel nach dem Zug, in dem jemand sechs davon hat. Die Rauten neben jedem Namen zählen mit.
lesson-step-turn-play = Du bist am Zug. Spiele einen Helden oder wirf bis zu drei Karten ab. Spiele { NAME("pessimistic_whaleman") }: Er bewegt einen Marker und bringt dir einen weiteren verdeckten Helden.
lesson-step-turn-markers = Ein gespielter Held wirkt sofort, die Marker zuerst. Einer von beiden rückt vor: Wähle frei. Zeige auf eine Möglichkeit, um zu sehen, wo der Marker landen würde.
lesson-step-turn-conceal = Zwei Karten kamen aus dem Hafen. Lege eine verdeckt in dein Gefolge; die andere kommt in die Wildnis. Ein Held des Wasservolks zählt bei Gleichstand für dich, einer der Imperialen Armee nicht.
lesson-step-turn-tavern = Dann ziehst du einzeln nach, bis du vier Karten hast. Die drei Karten der Taverne liegen offen: Alle sehen, was du nimmst. Nimm { NAME("aimless_eel") }, das wird sich lohnen.
lesson-step-turn-harbor = Der Hafen ist der verdeckte Stapel: Eine Karte von dort ist eine Überraschung, und niemand weiß, dass du sie hast. Ziehe eine.
lesson-step-turn-reduce = Hast du mehr als drei Karten, wirf verdeckt ab, bis du drei hast. Behalte, was die Marker in deine Richtung bewegt. Wähle frei.
lesson-step-turn-rivals = Dein Zug ist vorbei, und die Taverne wird wieder aufgefüllt. Jetzt schau den anderen zu: Alle spielen, ziehen und werfen ab, genau wie du.

# -- Fähigkeiten und Stapel
lesson-step-ability-log = Was geschehen ist, steht im Verlauf, und du kannst es jederzeit nachlesen; auf einem kleinen Bildschirm öffnet ihn die Feder. Jemand hat Rot weit vorgeschoben: Wem nützt das?
lesson-step-ability-wilderness = Abgeworfene Karten kommen verdeckt in die Wildnis. Ist der Hafen leer, wird sie gemischt und zum neuen Hafen.
lesson-step-ability-graveyard = Begrabene Helden liegen offen auf dem Friedhof. Am Anfang lag hier der Kaiser; gerade hat ihn sich jemand verdeckt ins eigene Gefolge geholt.
lesson-step-ability-eel = Helden können andere treffen. { NAME("aimless_eel") } bewegt einen Marker und begräbt einen untoten Helden. Spiele ihn.
lesson-step-ability-markers = Rot liegt vorn. Grün könnte aufholen; aber das entscheidest du.
lesson-step-ability-bury = Jetzt musst du einen offenen untoten Helden begraben. Gibt es ein Ziel, musst du eines wählen, auch ein eigenes; hier gehört es jemand anderem.
lesson-step-ability-buried = Er liegt jetzt auf dem Friedhof, und jenes Gefolge hat einen Helden weniger: Das Ende ist dort ein Stück weiter weg.
lesson-step-ability-draw = Beende deinen Zug wie zuvor: Ziehe auf vier Karten auf, offen aus der Taverne oder verdeckt aus dem Hafen, wie du magst.
lesson-step-ability-again = Und noch eine.
lesson-step-ability-reduce = Zurück auf drei Karten: Wirf eine ab.

# -- im Zug der anderen
lesson-step-asked-turns = Die anderen sind am Zug. Bleib aufmerksam: Bei manchen Helden musst auch du etwas entscheiden.
lesson-step-asked-witch = Achte auf den Verlauf: Wer spielt was, und welcher Marker bewegt sich?
lesson-step-asked-discard = Da ist es: { NAME("will_bending_witch") } lässt alle anderen eine Karte abwerfen. Die Frage kommt im Zug von jemand anderem, deshalb ist ihr Rahmen gestrichelt. Wähle, was du entbehren kannst.
lesson-step-asked-onward = Der Zug geht dort weiter, wo er unterbrochen wurde, und dann ist der Nächste dran.

# -- die anderen durchschauen
lesson-step-reading-signs = Ein Anführer ist geheim, Taten sind es nicht. Sieh dir die Helden vor den anderen an und merke dir, wer welchen Marker bewegt hat.
lesson-step-reading-red = Wer Rot schiebt, hält wohl zur Imperialen Armee. Wer die Marker beieinanderhält, vielleicht zum Wasservolk; wer beide vorschiebt, zu den Untoten, wie du.
lesson-step-reading-stacks = Die verdeckten Karten in einem Gefolge sind verdeckte Helden. Fähigkeiten können sie nur nach ihrem Platz im Stapel wählen. Sie zählen bei Gleichstand, aber nicht für das Ende des Spiels.
lesson-step-reading-bluff = Die anderen lesen dich genauso. Manchmal lohnt sich ein kleiner Schritt in die falsche Richtung. Sechs Anführer, drei am Tisch: Niemand kann sicher sein.
lesson-step-reading-free = Du bist am Zug, und diesmal wählst du. Ein Tipp: { NAME("vegetarian_sharkguard") } bewegt beide Marker zwei Felder und wirft einen Helden eines anderen Spielers ab.
lesson-step-reading-finish = Beende deinen Zug, wie du magst; dann spielen die anderen.

# -- das Ende des Spiels
lesson-step-end-near = Einige Züge später. Du hast vier offene Helden; mit sechs endet das Spiel nach diesem Zug. Deine nächsten zwei Züge könnten also die letzten sein.
lesson-step-end-markers = Beide Marker stehen in der Kriegszone: Wäre jetzt Schluss, gewännen die Untoten, und du mit ihnen. Bleibt es dabei?
lesson-step-end-ties = Dienen mehrere Anführer der siegreichen Fraktion, gewinnt, wer die meisten Helden dieser Fraktion hat, verdeckte mitgezählt. Bei weiterem Gleichstand gewinnt das kleinere Gefolge, dann die höhere Nummer des Anführers.
lesson-step-end-plan = Spiele zwei Helden und halte beide Marker auf 9 oder mehr. { NAME("gorgeous_gorgon") } rückt einen Marker vor; { NAME("slaughtered_slime") } begräbt einen beliebigen verdeckten Helden.
lesson-step-end-finish = Jetzt spiel zu Ende. Ich helfe nur noch, wenn du fragst.
lesson-step-end-result = Der Krieg ist vorbei. Hier siehst du Schritt für Schritt, welche Fraktion gewonnen hat, wer ihr diente und was bei Gleichstand entschieden hat. Alle Anführer und verdeckten Helden liegen jetzt offen.
lesson-step-end-goodbye = Das ist das ganze Spiel. Der volle Kartensatz hat noch gemeinere Helden, und andere Anführer wollen anderes. Viel Spaß!
