# HEX•HEX XL in Worten. Eine Rolle, die du selbst bist, sagt $you. Was geschah, steht in tale/.
hexhex-you = { $grammar ->
    [acc] dich
    [dat] dir
   *[nom] du
 }
hexhex-nobody = niemand
hexhex-voice = { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
 }
hexhex-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }

# Karten
hexhex-a-card = eine Karte
hexhex-no-cards = keine Karten
hexhex-some-cards = { $n } × { $card }
hexhex-quoted = „{ $card }“
hexhex-category-none = HEX•HEX
hexhex-category-basic = Einfach
hexhex-category-enhanced = Verstärkt
hexhex-category-counter = Konter
hexhex-category-hexed = Wenn verhext
hexhex-category-dealt = Beim Geben

# Hexe
hexhex-hex = { $many ->
    [yes] Hex { $letter }
   *[no] { $grammar ->
        [acc] den Hex
        [dat] dem Hex
       *[nom] der Hex
    }
 }
hexhex-costs = kostet { $n }
hexhex-token-boost = { $n ->
    [one] Verstärkung
   *[other] { $n } Verstärkungen
 }
hexhex-token-escalation = { $n ->
    [one] Besessenheit
   *[other] { $n } Besessenheiten
 }
hexhex-token-rot = { $n ->
    [one] Fäulnis
   *[other] { $n } × Fäulnis
 }
hexhex-token-factor = { $n ->
    [one] Faktor
   *[other] { $n } Faktoren
 }
hexhex-token-maddened = { $n ->
   *[other] Rasender Zwang
 }
hexhex-aim-token = { $token } auf { $hex }
hexhex-aim-payment = die Zahlung
hexhex-aim-card = { $mine ->
    [yes] deine Karte { $card }
   *[no] { $card } von { $who }
 }

# was ich gefragt werde
hexhex-ask-ready = Lies deine Karten. Bereit?
hexhex-ask-cast = HEX•HEX! Wen verhext du?
hexhex-ask-answer = { $hex } liegt vor dir ({ $marks }). Was antwortest du?
hexhex-ask-answer-again = { $hex } liegt immer noch vor dir ({ $marks }). Was hast du noch?
hexhex-ask-answer-down = { $hex } liegt vor dir ({ $marks }). Welche Karte legst du verdeckt?
hexhex-ask-out = Eine Karte außer der Reihe, bevor die Antworten aufgedeckt werden?
hexhex-ask-state = { $hex }: Was sagst du, was deine Karte ist?
hexhex-ask-counter = { $cards }: Lässt du das zu?
hexhex-ask-counter-mine = Offen gelegt: { $cards }. Noch etwas dazu?
hexhex-ask-counter-open = Konterst du?
hexhex-ask-hexed = Der Hex geht auf dich los ({ $cost }). Hast du dafür eine Karte?
hexhex-ask-parting = Ein letzter Wurf: Wen verhext du?
hexhex-ask-spite-amount = Wie viele Stimmen gibst du auf, damit jemand ebenso viele verliert?
hexhex-ask-spite = Wer verliert ebenso viele?
hexhex-ask-level = Mit wem gleichst du deine Stimmen aus?
hexhex-ask-omen = Vor wen legst du das Omen?
hexhex-ask-dealer = Du hast die wenigsten Stimmen: Du wirfst, und du sagst, wer gibt.
hexhex-ask-grab-target = Und an wen geht der Hex?
hexhex-ask-revenge = Das Gesetz der Rache: Wer verliert so viel wie du?
hexhex-ask-see = Wessen Hand willst du sehen?
hexhex-ask-between = Zwischen dir und wem wechselt eine Karte die Hand?
hexhex-ask-rob = Welche Karte nimmst du von der Ablage?
hexhex-ask-signs = { $you ->
    [who] Dein Hexenzeichen. Schere, Stein, Papier … jetzt!
   *[none] Das Hexenzeichen von { $who }. Schere, Stein, Papier … jetzt!
 }
hexhex-ask-hands-up = HEX•HEX! Karten fallen lassen, Hände hoch!
hexhex-ask-grab = Greif! Welchen Stab?
hexhex-ask-swap = Tauschst du eine Karte mit dem Deck?
hexhex-ask-put-back = Welche Karte kommt ins Deck zurück?
hexhex-ask-discard = Dein Fluch: Welche Karte wirfst du ab?
hexhex-ask-verdict = { $you ->
    [who] Hast du den Fluch „{ $what }“ gebrochen?
   *[none] Hat { $who } den Fluch „{ $what }“ gebrochen?
 }
hexhex-ask-verdict-law = { $you ->
    [who] Hast du das Gesetz gebrochen: { $law }?
   *[none] Hat { $who } das Gesetz gebrochen: { $law }?
 }
hexhex-ask-verdict-stick = { $you ->
    [who] Hast du einen Stab aus { $stick ->
        [ebon] Ebenholz
       *[bone] Bein
    } vom Tisch gestoßen?
   *[none] Hat { $who } einen Stab aus { $stick ->
        [ebon] Ebenholz
       *[bone] Bein
    } vom Tisch gestoßen?
 }
hexhex-ask-law = Du hast gewonnen. Erlass ein Gesetz!
hexhex-ask = Was tust du?

# meine Antworten
hexhex-do-ready = Bereit
hexhex-do-cast = „HEX•HEX, { $who }!“
hexhex-do-cant = Ich kann nicht
hexhex-do-cant-how = Der Hex geht auf dich los
hexhex-do-none = Keine
hexhex-do-none-how = Keine Karte für Verhexte
hexhex-do-nothing = Nichts
hexhex-do-let = Geschehen lassen
hexhex-do-unsaid = Ich habe nichts gelegt
hexhex-do-no = Nein, danke
hexhex-do-play = Eine Karte spielen …
hexhex-do-play-how = Von deiner Hand
hexhex-do-to = an { $who }
hexhex-do-to-only = Nur an { $who }.
hexhex-do-on = Auf { $aim }.
hexhex-do-say = „{ $card }“
hexhex-do-challenge = „Das ist nie ‚{ $card }‘!“
hexhex-do-challenge-how = Hat { $who } gelogen, kostet das dort 1 Stimme, sonst dich
hexhex-do-pay = 2 Stimmen zahlen
hexhex-do-pay-how = Hebt { $aim } auf
hexhex-do-seat-how = { $voice }, { $cards }
hexhex-do-give = { $voice } aufgeben
hexhex-do-rock = Stein
hexhex-do-paper = Papier
hexhex-do-scissors = Schere
hexhex-do-raise = Hände hoch!
hexhex-do-ebon = Ebenholz
hexhex-do-bone = Bein
hexhex-do-in-ring = { $n } im Ring
hexhex-do-still = Stillhalten
hexhex-do-swap = Eine ziehen, eine zurücklegen
hexhex-do-purpose = Schuldig, und klar mit Absicht
hexhex-do-guilty = Schuldig
hexhex-do-innocent = Unschuldig
hexhex-do-no-law = Alles beim Alten lassen
hexhex-do-a-law = Ein Gesetz …
hexhex-do-a-law-how = Erlass eines für die nächsten Spiele, oder heb eines auf
hexhex-do-a-kind = Eine Kartensorte …
hexhex-do-a-kind-how = Nimm sie aus dem Deck, oder leg sie zurück
hexhex-do-enact = Erlassen: { $law }
hexhex-do-repeal = Aufheben: { $law }
hexhex-do-remove = „{ $card }“ entfernen
hexhex-do-restore = „{ $card }“ zurückholen
hexhex-at-seat = { $what } vor { $who }
hexhex-which-way = { $card }: an wen?
hexhex-which-object = { $card }: worauf?
hexhex-which-card = Welche Karte?
hexhex-which-law = Welches Gesetz?
hexhex-which-kind = Welche Kartensorte?

# was vor sich geht
hexhex-over = Das Spiel ist aus.
hexhex-wait = Einen Moment …
hexhex-wait-dealing = Es wird gegeben.
hexhex-wait-ready = Die Karten werden gelesen.
hexhex-wait-cast = { $who } holt zum Wurf aus.
hexhex-wait-readying = Die Antworten werden verdeckt bereitgelegt.
hexhex-wait-counters = { $cards }: Kontert jemand?
hexhex-wait-counters-open = Kontert jemand?
hexhex-wait-hexed = { $you ->
    [who] Der Hex geht auf dich los.
   *[none] Der Hex geht auf { $who } los. Eine Karte dafür?
 }
hexhex-wait-choice = { $who } wählt.
hexhex-wait-dealer = { $who } hat die wenigsten Stimmen und sagt, wer gibt.
hexhex-wait-signs = Schere, Stein, Papier …
hexhex-wait-hands-up = HEX•HEX! Wer ist zu langsam?
hexhex-wait-grab = Greif!
hexhex-wait-verdict = { $you ->
    [who] Die anderen richten über dich.
   *[none] Der Tisch richtet über { $who }.
 }
hexhex-wait-law = { $who } erlässt ein Gesetz.
hexhex-standing-round = Runde { $n } von { $of }.
hexhex-standing-last = Die letzte Runde.
hexhex-standing-tie = Stichrunde: Alles zählt doppelt.
hexhex-standing-won = { $you ->
    [who] Du gewinnst mit { $voice }.
   *[none] { $who } gewinnt mit { $voice }.
 }
hexhex-standing-series = { $n ->
    [one] { $n } Sieg gewinnt die Serie.
   *[other] { $n } Siege gewinnen die Serie.
 }
hexhex-role = wirft in Runde { $n }

# laut gesagt
hexhex-cry-cast = HEX•HEX, { $who }!
hexhex-cry-cant = Kann nicht!
hexhex-cry-none = Nichts!
hexhex-cry-challenge = Das ist nie „{ $card }“!
hexhex-cry-caught = Erwischt!
hexhex-cry-hands = HEX•HEX!
hexhex-cry-duck = Geduckt!

# ein Platz in Worten
hexhex-seat-dealer = gibt
hexhex-seat-hex = { $hex } ({ $marks })
hexhex-seat-bound = durch einen rasenden Hex gebunden
hexhex-seat-standing = hier liegt { $card }
hexhex-seat-curse = verflucht: { $curse }
hexhex-seat-hexed = in dieser Runde verhext
hexhex-seat-mute = keine Konter
hexhex-seat-open = offene Hand
hexhex-seat-sign = ein Hexenzeichen wartet
hexhex-seat-stick = { $stick ->
    [ebon] ein Stab aus Ebenholz
    [bone] ein Stab aus Bein
   *[none] kein Stab
 }

# Flüche
hexhex-curse-no-yes-no = kein Ja, kein Nein
hexhex-curse-no-talk = kein einziges Wort
hexhex-curse-one-hand = nur eine Hand benutzen
hexhex-curse-no-names = niemanden beim Namen nennen
hexhex-curse-no-i = kein ich, mich, mein
hexhex-curse-no-you = kein du
hexhex-curse-no-hex = kein Hex
hexhex-curse-mirrored = links ist rechts und rechts ist links
hexhex-curse-questions = nur Fragen
hexhex-curse-whisper = nur flüstern
hexhex-curse-my-liege = jeder Satz endet mit: mein Gebieter
hexhex-curse-no-numbers = keine Zahlen
hexhex-curse-no-laughing = nicht lachen
hexhex-curse-names-twice = den Namen jeder Karte zweimal sagen
hexhex-curse-no-pointing = nicht zeigen
hexhex-curse-chin = jede Karte ans Kinn halten
hexhex-curse-stand = als Ziel im Stehen spielen
hexhex-curse-elbows = Ellbogen vom Tisch
hexhex-curse-open-hand = mit offener Hand spielen
hexhex-curse-thanks = für jeden Hex Danke sagen
hexhex-curse-five-seconds = in 5 Sekunden spielen
hexhex-curse-no-counters = keine Konter
hexhex-curse-same-target = nie zweimal hintereinander dasselbe Ziel
hexhex-curse-discard = nach jeder Karte eine abwerfen
hexhex-curse-four-cards = nur 4 Karten

# Gesetze
hexhex-law-mirrored = auf allen Karten ist links rechts und rechts links
hexhex-law-silence = kein Chat mit 0 Stimmen oder weniger
hexhex-law-revenge = wer verhext wird, darf jemanden ebenso viel verlieren lassen
hexhex-law-payment = für 2 Stimmen lässt sich jede Karte aufheben
hexhex-law-raised = HEX•HEX kostet alle, die die Hände heben; stillhalten ist erlaubt
hexhex-law-keyword_you = wer „du“ sagt, zieht alle Hexe auf sich
hexhex-law-keyword_i = wer „ich“ sagt, zieht alle Hexe auf sich
hexhex-law-keyword_hex = wer „Hex“ sagt, zieht alle Hexe auf sich
hexhex-law-own_voice_1 = ein Gesetz in den Worten des Tischs, für { hexhex-penalty-own_voice_1 }
hexhex-law-own_voice_2 = ein Gesetz in den Worten des Tischs, für { hexhex-penalty-own_voice_2 }
hexhex-law-own_voice_3 = ein Gesetz in den Worten des Tischs, für { hexhex-penalty-own_voice_3 }
hexhex-law-own_card_1 = ein Gesetz in den Worten des Tischs, für { hexhex-penalty-own_card_1 }
hexhex-law-own_card_2 = ein Gesetz in den Worten des Tischs, für { hexhex-penalty-own_card_2 }
hexhex-law-own = „{ $words }“ ({ $penalty })
hexhex-penalty-own_voice_1 = 1 Stimme
hexhex-penalty-own_voice_2 = 2 Stimmen
hexhex-penalty-own_voice_3 = 3 Stimmen
hexhex-penalty-own_card_1 = 1 Karte
hexhex-penalty-own_card_2 = 2 Karten
hexhex-own-words = Welche Worte hat es? Wer es bricht, verliert { $penalty }.
hexhex-own-words-label = Das Gesetz
hexhex-own-words-do = So sei es
hexhex-own-words-none = Ohne Worte

# Stabkarten
hexhex-stick-none = ohne Stab
hexhex-stick-ebon = Ebenholz
hexhex-stick-bone = Bein
hexhex-line-nothing = –
hexhex-line-lose = verliere { $n }
hexhex-line-discard = wirf { $n } ab
hexhex-line-gain = gewinne { $n }
hexhex-line-draw = ziehe { $n }
hexhex-line-give = gib 1 an jemanden mit Ebenholz
hexhex-line-see = sieh eine Hand
hexhex-line-take = nimm 1 von jemandem ohne Stab
hexhex-line-open = offene Hand
hexhex-line-mute = keine Konter
hexhex-line-swap = darfst 1 tauschen

# meine Geheimnisse
hexhex-me-hand = Deine Hand
hexhex-me-empty = Du hast keine Karten.
hexhex-me-laid = Verdeckt bereitgelegt
hexhex-me-laid-one = { $hex }: { $card }
hexhex-me-laid-to = { $hex }: { $card }, an { $who }
hexhex-me-laid-cant = { $hex }: kann nicht
hexhex-me-laid-as = { $hex }: { $card }, und du sagst „{ $as }“
hexhex-me-out = Außer der Reihe: { $card }
hexhex-me-down = Verdeckt vor dir
hexhex-me-others = Was du von anderen Händen weißt
hexhex-me-holds = hat { $cards }
hexhex-me-lacks = hat nicht: { $cards }
hexhex-me-nothing = Noch nichts: Alle Rückseiten sind gleich.
hexhex-me-all-of = jede Karte „{ $category }“

# die Übersicht
hexhex-sheet-aim = Die meisten Stimmen nach der letzten Runde gewinnen. Du beginnst mit 5, und nach unten ist alles offen.
hexhex-sheet-beat = Ein Takt
hexhex-sheet-beat-1 = Alle legen ihre Antworten verdeckt bereit: eine Karte für jeden Hex vor sich. Wer kann, muss.
hexhex-sheet-beat-2 = Zuerst werden Karten außer der Reihe aufgedeckt, dann alle Antworten zugleich.
hexhex-sheet-beat-3 = Nach jeder Karte: Konter. Im Uhrzeigersinn vom Besitzer aus zählt der erste; auch Konter lassen sich kontern.
hexhex-sheet-beat-4 = Wessen Karte aufgehoben wurde, antwortet neu, wenn es geht.
hexhex-sheet-beat-5 = Alle Hexe bewegen sich zugleich. Unbeantwortete gehen los.
hexhex-sheet-voice = Stimmen
hexhex-sheet-voice-hexed = Verhext: Du verlierst, was der Hex kostet. Wer ihn geschickt hat, gewinnt 1.
hexhex-sheet-voice-cost = Kosten: 1, + Verstärkungen und Besessenheiten, × Faktoren, dann Omen + 1, Glücksbringer − 1.
hexhex-sheet-voice-rot = Fäulnis: Jede Weitergabe kostet dich 1.
hexhex-sheet-voice-maddened = Rasend: Er muss weiter in dieselbe Richtung. So lange keine Konter von dir.
hexhex-sheet-voice-sign = Hexenzeichen: dasselbe + 1, ein anderes − 1, ein geschlagenes − 2.
hexhex-sheet-kinds = Was wann gespielt wird
hexhex-sheet-kind-basic = Antworten, die den Hex weitergeben.
hexhex-sheet-kind-enhanced = Antworten mit Stachel.
hexhex-sheet-kind-counter = Aufheben, dazwischengehen, heimschicken.
hexhex-sheet-kind-hexed = Nur wenn ein Hex auf dich losgeht; dann musst du.
hexhex-sheet-kind-dealt = Beim Geben oder Ziehen sofort offen gelegt.
hexhex-sheet-kind-none = Jederzeit nach dem Wurf; nichts hält es auf.
hexhex-sheet-stix = Stabkarten
hexhex-sheet-stix-card = Karte
hexhex-sheet-curse = Flüche
hexhex-sheet-curse-how = Beim Brechen erwischt: 1 Stimme. Die gekennzeichneten setzt das Haus durch.
hexhex-sheet-curse-now = Der Fluch jetzt, auf { $names }: { $curse }.
hexhex-sheet-enforced = setzt das Haus durch
hexhex-sheet-laws = Geltende Gesetze
hexhex-sheet-no-laws = Noch keine. Wer ein Spiel gewinnt, erlässt eines.
hexhex-sheet-deck = Das Deck: { $title }
hexhex-sheet-copies = { $n } ×
hexhex-sheet-removed = durch ein Gesetz entfernt

# warum nicht
why-hexhex-no-such-card = So eine Karte gibt es in diesem Deck nicht.
why-hexhex-not-in-hand = Diese Karte hast du nicht.
why-hexhex-laid-already = Die einzige, die du hast, liegt schon bereit.
why-hexhex-no-answer = Diese Karte beantwortet keinen Hex.
why-hexhex-maddened = Der Hex ist rasend: Er muss dorthin, wohin er geschickt wurde.
why-hexhex-bound = Vor dir liegt ein rasender Hex: Bis er fort ist, spielst du nichts anderes.
why-hexhex-wrong-seat = So weit reicht die Karte nicht.
why-hexhex-own-hex = Es ist dein eigener Hex: Du kannst ihn an niemanden zurückschicken.
why-hexhex-no-seat-to-name = Die Karte geht nur in eine Richtung: Da gibt es nichts zu wählen.
why-hexhex-name-a-seat = Sag, an wen er geht.
why-hexhex-must-answer = Du hast eine Antwort, also musst du sie geben.
why-hexhex-needed-elsewhere = Diese Karte brauchst du für einen anderen Hex: So wenige wie möglich bleiben unbeantwortet.
why-hexhex-no-counters = Keine Konter für dich in dieser Runde.
why-hexhex-same-target = Dein Fluch: nie zweimal hintereinander dasselbe Ziel.
why-hexhex-not-out-of-turn = Diese Karte wird nicht außer der Reihe gespielt.
why-hexhex-not-a-counter = Diese Karte kontert nichts.
why-hexhex-no-object = Da ist nichts, worauf sie zielen könnte.
why-hexhex-not-that-object = Darauf wirkt diese Karte nicht.
why-hexhex-own-card = Es ist deine eigene Karte.
why-hexhex-can-not-be-cancelled = Diese Karte kann nichts und niemand aufheben.
why-hexhex-not-under-a-name = Diese Karte liegt offen: Da gibt es nichts anzuzweifeln.
why-hexhex-only-when-hexed = Nur Karten für Verhexte, und nur wenn ein Hex auf dich losgeht.
why-hexhex-hexed-first = Du hast eine Karte für Verhexte, also musst du sie spielen.
why-hexhex-before-the-cast = Nicht vor dem Wurf.
why-hexhex-stix-only = Nur mit Hexen Stix.
why-hexhex-not-oneself = Nenne jemand anderen.
why-hexhex-no-series = Gesetze gibt es nur in einer Serie.
