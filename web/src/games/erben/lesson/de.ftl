# Die geführte erste Partie von Die Erben von Hoax. Die Plätze mit ihren Namen: { $one } { $two } { $three }

lesson-erben-welcome = Der König ist tot, und alle vier Erben dürfen behaupten, wer immer sie sein wollen. Spiel eine Runde mit Bruno, Cleo und Dario; die Lampe zeigt, was zu tun ist.
lesson-erben-cover-head = Du bist der Bauer, und nur du weißt es. Alle decken einen Kopf ab, der sie nicht sind: Deck den Baron ab.
lesson-erben-take-chip = Alle beginnen mit einem Chip aus der Bank. Nimm Wein: Korn bringt dir der Bauer, und ein Chip von jeder Art ergibt ein Trio.
lesson-erben-true-claim = In deinem Zug sagst du, wer du bist, wahr oder nicht, und nutzt dessen Vorrecht. Fang mit der Wahrheit an: Nimm als Bauer 2 Korn.
lesson-erben-let-pass = { $one } sagt „Baron“, und alle dürfen das anzweifeln. Wer zu Unrecht bezweifelt wird, gewinnt diese kurze Partie sofort: Belass es also dabei.
lesson-erben-doubt = { $two } sagt „Magier“ und will alle deine losen Chips. Zweifle es an: Ist der halbe Tisch auf deiner Seite, entscheidet die Karte.
lesson-erben-keep-in-mind = { $two } war kein Magier, hat dich im Zorn falsch angeklagt und ist raus: Das Korn gehört dir. Jetzt sagt { $three } „Richter“: Belass es dabei, aber merk es dir.
lesson-erben-false-claim = Für ein Trio fehlt dir Gold, und { $one } hat genug davon. Zeit für eine Lüge: Nimm { $one } als Dieb 2 Gold weg.
lesson-erben-declared-illegal = Dein Trio ist gestapelt, und nur ein Dieb kommt noch daran. Aber { $one } nennt als Baron den Diebstahl illegal: Belass es dabei, ohne Richter kostet es nichts.
lesson-erben-fined = Da ist der Richter: { $three } verurteilt dich zu 2 Korn und will mit { $one } teilen. Du hast etwas Besseres als einen Zweifel: Belass es dabei.
lesson-erben-plead = Zahl, oder sei der Magier, der gegen jede Strafe gefeit ist. Du bist es nicht, aber wer weiß das schon: Behaupte es.
lesson-erben-buy = { $one } hat { $three } mit einer richtigen Anklage ausgeschaltet, nun kommt der Zweikampf. Kauf mit deinem Trio Auskunft: { $one } muss dir eine falsche Identität zeigen.
lesson-erben-doubt-head = Zweifle jetzt einen Kopf an, ohne Abstimmung; ein falscher Zweifel verliert. Von zwei Bauern bist du einer, und { $one } ist kaum der andere: Zweifle den Bauern an.
lesson-erben-accuse = { $one } hat deinen Magier und deinen Dieb durchschaut, als Nächstes vielleicht dich. Baron war { $one } immer dann, wenn es darauf ankam: Klag an; richtig gewinnt, falsch verliert.
lesson-erben-crown = Es war wirklich der Baron, und der Thron gehört dir. Such aus, wer dich krönen muss: natürlich { $one }.
lesson-erben-done = Vom Bauern zum König: Du kannst behaupten, zweifeln, davonkommen und anklagen. Das ganze Spiel geht über mehrere Runden bis 10 Thronpunkte; versuch es jetzt an einem eigenen Tisch.
