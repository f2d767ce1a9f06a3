# Die geführte erste Partie von HEX•HEX XL. Die Plätze mit ihren Namen: { $one } { $two }

lesson-hexhex-welcome = Ein Hex fliegt um den Tisch, und niemand will dort sitzen, wo er losgeht. Spiel eine Runde und die letzte mit Bruno und Cleo; die Lampe zeigt, was zu tun ist.
lesson-hexhex-ready = Alle haben 5 Stimmen und 5 Karten; die meisten Stimmen gewinnen. Deine Karten schicken einen Hex weiter, heben Karten anderer auf oder helfen, wenn du verhext bist. Sieh sie dir an, dann sag „Bereit“.
lesson-hexhex-across = { $one } hat einen Hex auf dich geworfen, und wer antworten kann, muss. Die Karte sagt, wohin er geht: links, rechts, hinüber. Leg Hinüberlenken an { $two }; geht dort los, was du schickst, bekommst du 1.
lesson-hexhex-out-of-turn = Manche Karten kann man außer der Reihe spielen, zusätzlich zur Antwort. Du hast keine davon: Sag „Nichts“.
lesson-hexhex-window = Alle Antworten werden zugleich aufgedeckt, dann darf man eine aufheben. Gefragt werden alle, damit niemand verrät, was auf der Hand ist. Deine eigene Karte soll gelten: Lass es geschehen.
lesson-hexhex-watch = Der Hex ist jetzt bei { $two }, und die Antwort wird verdeckt gelegt. Außer der Reihe hast du nichts beizutragen.
lesson-hexhex-null = { $two } will den Hex nach rechts weitergeben, an { $one }, und dann bringt er dir nichts mehr. Spiel Nichtig: Das hebt die Karte auf, und { $two } braucht eine andere Antwort.
lesson-hexhex-counter-counter = Auch ein Konter lässt sich kontern, also werden wieder alle gefragt. Deine eigene Karte willst du bestimmt nicht aufheben: Lass es geschehen.
lesson-hexhex-keep-null = Doppelt zurück: Der Hex und ein Doppel davon kommen zu dir! Auch das könntest du aufheben, aber für dein zweites Nichtig kommt noch ein besserer Augenblick. Lass es geschehen.
lesson-hexhex-two-hexes = Zwei Hexe auf einmal, und jeder braucht eine eigene Karte. Du hast nur eine, die antwortet: Leg Angesagter Wurf, wieder an { $two }.
lesson-hexhex-cannot = Für den anderen Hex ist nichts mehr da. Das darf nur sagen, wer wirklich keine Antwort hat, so wie du: „Ich kann nicht“.
lesson-hexhex-turn-up = Bevor aufgedeckt wird, wirst du noch einmal nach einer Karte außer der Reihe gefragt: nichts.
lesson-hexhex-let-fly = Ein Hex fliegt zurück zu { $two }, der andere wird auf dich losgehen. Dein Angesagter Wurf könnte gekontert werden, aber du willst, dass er gilt: Lass es geschehen.
lesson-hexhex-hexed = Du bist verhext: Das kostet 1 Stimme, und { $two } bekäme 1 fürs Schicken. Wer eine Karte für Verhexte hat, muss sie jetzt spielen. Deine ist ein Juwel: Umkehrung.
lesson-hexhex-invert = Umkehrung macht aus dem Verlust einen Gewinn, und { $two } geht leer aus. Falls niemand sie aufhebt. Lass es geschehen.
lesson-hexhex-her-turn = Du hast 6 Stimmen. Dein anderer Hex liegt noch vor { $two }, mit kleiner Hand. Außer der Reihe kannst du nichts tun: Warte ab.
lesson-hexhex-backlash = { $two } kann nicht antworten und ist verhext, durch dich! Aber mit Rückschlag würdest du ebenso viel verlieren und nichts gewinnen. Das ist der Augenblick für dein zweites Nichtig.
lesson-hexhex-last-round = { $two } hat 1 verloren, du hast 1 gewonnen, und die Runde war vorbei. In der letzten bestimmt, wer die wenigsten Stimmen hat, wer gibt, und wirft selbst. Du hast neue Karten, und was für welche: bereit.
lesson-hexhex-any-answer = { $two } zielt auf die Spitze: auf dich. Leg erst eine Antwort, denn du musst: Links abwenden. Es wird keine Rolle spielen, denn du hast die eine Karte, die lauter ist.
lesson-hexhex-hex-hex = HEX•HEX! Das beendet die Runde sofort: Alle lassen die Karten fallen und heben die Hände. Du bist schon oben, und wer zuletzt kommt, verliert 3. Nichts hebt es auf: Spiel es.
lesson-hexhex-done = Alle Hexe verpufft, die langsamsten Hände um 3 Stimmen ärmer, und du hast die meisten: gewonnen. Jetzt kannst du weitergeben, kontern, einen Hex ertragen und alles beenden. Eine ganze Partie hat vor der letzten Runde eine für jeden Platz; versuch es an einem eigenen Tisch.
