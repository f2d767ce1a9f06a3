# Wie die Spiele heißen und was sich an ihnen einstellen lässt
game-erben-summary = Der König ist tot, und der ganze Hof will auf den Thron. Gib dich als Baron, Mönch oder Dieb aus, zweifle im richtigen Moment und hol dir als Erstes zehn Thronpunkte.
game-hexhex-summary = HEX•HEX! Ein Fluch geht um, und niemand will ihn haben. Gib ihn nach links, gib ihn nach rechts, verstärke ihn, spalte ihn, schick ihn zurück; wer keine Karte mehr dagegen hat, verliert Stimmen. Wer am Ende am lautesten ist, erlässt das Gesetz.
game-hoax-summary = Der Alte ist tot, ihr seid alle in seinem Haus, und alle geben sich als die Person aus, die heute am meisten bekommt. Lüg gut: Es erbt, wen bis zuletzt niemand durchschaut.
game-ohfox-summary = Die Beute sucht Futter, der Räuber sucht Beute. Alle spielen acht Karten offen aus, aber nur du weißt, was dein Tier aus ihnen macht; dann zeigt der Film, wer im Wald wem begegnet ist.
game-resistance-summary = Fünf Missionen, und einige von euch wollen, dass sie scheitern. Stellt Teams auf, stimmt ab und findet heraus, wer falsch spielt.

level-random = Zufällig
level-random-help = tut irgendetwas, das die Regeln erlauben
level-regular = Geübt
level-regular-help = blufft, zweifelt und merkt sich alles

# Die Erben von Hoax
preset-erben-first-game = Erstes Spiel
preset-erben-first-game-help = Der ganze Hof, mit Strafen und Begnadigungen; 10 Thronpunkte gewinnen.
preset-erben-original = Original
preset-erben-original-help = Eine Runde entscheidet. Kein Händler, keine Marken für Zweifel, Anklagen in jedem Zug.
preset-erben-two-identities = Zwei Identitäten
preset-erben-two-identities-help = Einmal falsch bezweifelt, geht es mit einer neuen Karte weiter.
preset-erben-large = Großer Tisch
preset-erben-large-help = Für 9 bis 14: keine Strafen, mehr Chips, schnellere Punkte.
option-erben-merchant = Händler
option-erben-merchant-help = Der Händler spielt mit; ohne ihn gibt es sechs Identitäten (§12.1).
option-erben-throne_points = Thronpunkte
option-erben-throne_points-help = Mehrere Runden bis 10 Punkte; aus heißt: Eine Runde entscheidet (§12.2).
option-erben-accuse_any_turn = Anklagen in jedem Zug
option-erben-accuse_any_turn-help = Am Ende jedes Zuges dürfen alle anklagen (§12.3).
option-erben-information_beside = Auskunft nebenbei
option-erben-information_beside-help = Auskunft kaufst du neben deiner Aktion, nicht statt ihrer (§12.4).
option-erben-unmarked_doubts = Zweifel ohne Marken
option-erben-unmarked_doubts-help = Ein richtiger Zweifel deckt nichts ab: Der Tisch muss es sich merken (§12.5).
option-erben-all_reactions = Alle Reaktionen
option-erben-all_reactions-help = Jede der vier Reaktionen einmal im Zug, nicht nur eine davon (§12.6).
option-erben-stronger_doubts = Stärkere Zweifel
option-erben-stronger_doubts-help = Ein Zweifel geht nur durch, wenn alle anderen ihn unterstützen (§12.7).
option-erben-two_identities = Zwei Identitäten
option-erben-two_identities-help = Wirst du zum ersten Mal falsch bezweifelt, bekommst du 2 Punkte und eine neue Karte (§12.8).
option-erben-start_chips = Chips am Anfang
option-erben-start_chips-help = Wie viele alle zu Beginn einer Runde nehmen (§12.9).
option-erben-start_chips-value = { $value }
option-erben-start_chips-is = { $value ->
    [one] { "" }
   *[other] { $value } Chips am Anfang
}
option-erben-cards_a_trio = Karten für ein Trio
option-erben-cards_a_trio-help = Wie viele Karten Auskunft ein Trio kauft (§12.10).
option-erben-cards_a_trio-value = { $value }
option-erben-cards_a_trio-is = { $value ->
    [one] { "" }
   *[other] Ein Trio kauft { $value } Karten
}
option-erben-wrong_doubt = Punkte bei falschem Zweifel
option-erben-wrong_doubt-help = Was die Wahrheit wert ist, wenn sie niemand glaubt (§12.11).
option-erben-wrong_doubt-value = { $value }
option-erben-wrong_doubt-is = { $value ->
    [3] { "" }
   *[other] { $value } Punkte bei falschem Zweifel
}
option-erben-start_points = Punkte am Anfang
option-erben-start_points-help = Alle beginnen mit so vielen: 0, oder 2 bis 5 (§12.12).
option-erben-start_points-value = { $value }
option-erben-start_points-is = { $value ->
    [0] { "" }
   *[other] Alle beginnen mit { $value } Punkten
}
option-erben-fines = Strafen
option-erben-fines-help = Barone erklären Aktionen für illegal, Richter setzen Strafen, Mönche begnadigen (§12.13).
option-erben-betting = Wetten
option-erben-betting-help = Alle legen 10 in einen Topf; das Haus führt nur das Kontobuch (§12.14).
option-erben-toasts = Toasts
option-erben-toasts-help = Das Haus ruft aus, wer worauf trinkt (§12.15).
option-erben-magician_alone = Magier allein
option-erben-magician_alone-help = Mit allen Reaktionen: In einem Zug passt der Magier nicht zu Baron, Richter oder Mönch (§12.16).
option-erben-doubted_is_silent = Ertappt und still
option-erben-doubted_is_silent-help = Wer richtig bezweifelt wurde, reagiert in diesem Zug nicht mehr (§12.17).
option-erben-lost_turn = Ertappt und fertig
option-erben-lost_turn-help = Ein richtiger Zweifel an einer Aktion kostet den ganzen Zug (§12.18).
option-erben-stack_by_hand = Von Hand stapeln
option-erben-stack_by_hand-help = Trios stapeln sich nicht von selbst (§12.19).
option-erben-large = Großer Tisch
option-erben-large-help = Lässt 9 bis 14 zusammen spielen (§12.20).

# HEX•HEX XL
preset-hexhex-first-game = Erstes Spiel
preset-hexhex-first-game-help = 150 Karten, keine Zutaten: Gib den Hex weiter und behalte deine Stimmen.
preset-hexhex-hexen-stix = Hexen Stix
preset-hexhex-hexen-stix-help = In der Mitte liegt ein Ring aus Stäben, einer zu wenig. Und jemand ruft „Greif!“
preset-hexhex-series-with-laws = Serie mit Gesetzen
preset-hexhex-series-with-laws-help = Drei Siege entscheiden, und wer gewinnt, erlässt ein Gesetz für die nächsten Spiele.
preset-hexhex-vexed = Vexed
preset-hexhex-vexed-help = Wer verhext wird, spielt die nächste Runde unter einem Fluch. Lass dich nicht erwischen.

# Hoax
preset-hoax-first-game = Erstes Spiel
preset-hoax-first-game-help = Ohne Immunitäten: eine Sache weniger im Kopf.
preset-hoax-full-rules = Volle Regeln
preset-hoax-full-rules-help = Mit Immunitäten, so wie es gedacht ist.
option-hoax-immunities = Immunitäten
option-hoax-immunities-help = Du darfst dich auch als jemand ausgeben, um von einem fremden Vorrecht verschont zu bleiben (§9.9).
option-hoax-first = Wer beginnt
option-hoax-first-help = Ein Platz deiner Wahl, oder das Los entscheidet (§1.5).
option-hoax-first-value = { $value ->
    [-1] per Los
   *[other] Platz { $shown }
}
option-hoax-first-is = { $value ->
    [-1] { "" }
   *[other] Platz { $shown } beginnt
}
option-hoax-goal = Punkte zum Sieg
option-hoax-goal-help = Gespielt wird, bis jemand so viele Punkte hat; 1 ist ein einzelnes Spiel (§8.3).
option-hoax-goal-value = { $value }
option-hoax-goal-is = { $value ->
    [one] Ein einzelnes Spiel
   *[other] Serie bis { $value } Punkte
}
option-hoax-memory_aid = Gedächtnisstütze
option-hoax-memory_aid-help = Der Bildschirm zeigt den ganzen Verlauf, nicht nur den laufenden Zug (§10.3).

# Oh, Fox!
preset-ohfox-first-game = Erstes Spiel
preset-ohfox-first-game-help = Zwei Räuber, drei Beutetiere, keine Aufgaben: acht Karten für jeden Platz, dann kommt der Film.
preset-ohfox-full-rules = Volle Regeln
preset-ohfox-full-rules-help = Mit zwei Aufgaben, die je ein Herz wert sind.
preset-ohfox-tough-nut = Harte Nuss
preset-ohfox-tough-nut-help = 3 Räuber und 4 Beutetiere liegen aus: Es gibt mehr zu raten.
preset-ohfox-completely-nuts = Völlig von der Rolle
preset-ohfox-completely-nuts-help = Alle 4 Räuber und alle 6 Beutetiere liegen aus.
preset-ohfox-handicap = Vorgabe
preset-ohfox-handicap-help = Wer den Tisch aufstellt, ist der Räuber und muss 5 Beutetiere auseinanderhalten.
preset-ohfox-masked = Maskierter Räuber
preset-ohfox-masked-help = Bis zur letzten Karte weiß niemand, wer jagt.
option-ohfox-predators = Räuber
option-ohfox-predators-help = So viele liegen aus; einer davon wird ausgeteilt (§1.3).
option-ohfox-predators-value = { $value }
option-ohfox-predators-is = { $value } Räuber liegen aus
option-ohfox-prey = Beutetiere
option-ohfox-prey-help = So viele liegen aus; eines weniger, als Plätze da sind, wird ausgeteilt (§1.3).
option-ohfox-prey-value = { $value }
option-ohfox-prey-is = { $value } Beutetiere liegen aus
option-ohfox-hedgehog = Mit Igel
option-ohfox-hedgehog-help = Liegt sicher aus (§1.3).
option-ohfox-rabbit = Mit Kaninchen
option-ohfox-rabbit-help = Liegt sicher aus (§1.3).
option-ohfox-rat = Mit Ratte
option-ohfox-rat-help = Liegt sicher aus (§1.3).
option-ohfox-sparrow = Mit Spatz
option-ohfox-sparrow-help = Liegt sicher aus (§1.3).
option-ohfox-squirrel = Mit Eichhörnchen
option-ohfox-squirrel-help = Liegt sicher aus (§1.3).
option-ohfox-toad = Mit Kröte
option-ohfox-toad-help = Liegt sicher aus (§1.3).
option-ohfox-badger = Mit Dachs
option-ohfox-badger-help = Liegt sicher aus (§1.3).
option-ohfox-fox = Mit Fuchs
option-ohfox-fox-help = Liegt sicher aus (§1.3).
option-ohfox-owl = Mit Eule
option-ohfox-owl-help = Liegt sicher aus (§1.3).
option-ohfox-viper = Mit Viper
option-ohfox-viper-help = Liegt sicher aus (§1.3).
option-ohfox-objectives = Aufgaben
option-ohfox-objectives-help = Zwei von sechs liegen offen; wer eine erfüllt, bekommt ein Herz (§1.7).
option-ohfox-objective_1 = Erste Aufgabe
option-ohfox-objective_1-help = Eine bestimmte, oder eine gezogene (§8).
option-ohfox-objective_1-drawn = gezogen
option-ohfox-objective_1-fickler = Wankelmut
option-ohfox-objective_1-navigator = Navigator
option-ohfox-objective_1-slowpoke = Trödler
option-ohfox-objective_1-straggler = Nachzügler
option-ohfox-objective_1-stroller = Spaziergänger
option-ohfox-objective_1-swimmer = Schwimmer
option-ohfox-objective_2 = Zweite Aufgabe
option-ohfox-objective_2-help = Eine bestimmte, oder eine gezogene (§8).
option-ohfox-objective_2-drawn = gezogen
option-ohfox-objective_2-fickler = Wankelmut
option-ohfox-objective_2-navigator = Navigator
option-ohfox-objective_2-slowpoke = Trödler
option-ohfox-objective_2-straggler = Nachzügler
option-ohfox-objective_2-stroller = Spaziergänger
option-ohfox-objective_2-swimmer = Schwimmer
option-ohfox-predator = Wer jagt
option-ohfox-predator-help = Ausgeteilt, oder ein Platz, auf den ihr euch einigt (§1.5).
option-ohfox-predator-dealt = ausgeteilt
option-ohfox-predator-first = Platz 1
option-ohfox-predator-second = Platz 2
option-ohfox-predator-third = Platz 3
option-ohfox-predator-fourth = Platz 4
option-ohfox-masked = Maskierter Räuber
option-ohfox-masked-help = Wer der Räuber ist, erfahrt ihr erst nach dem achten Zug (§9.4).
option-ohfox-board = Plan
option-ohfox-board-help = Ein eigener Wald als JSON-Datei; das Haus prüft ihn und sagt, was nicht stimmt (§9.5).

# The Resistance
preset-resistance-first-game = Erstes Spiel
preset-resistance-first-game-help = Missionen, Abstimmungen, Spione. Sonst nichts.
preset-resistance-plots = Intrigenkarten
preset-resistance-plots-help = Karten zum Spähen, Ablehnen und Vordrängeln werden verteilt.
preset-resistance-hunter = Jäger
preset-resistance-hunter-help = Beide Seiten jagen den Chef der anderen: Missionen allein reichen nicht.
preset-resistance-inquisitor = Inquisitor
preset-resistance-inquisitor-help = Ein Marker wandert; wer ihn hat, sieht eine Seite.
preset-resistance-reverser = Umkehrer
preset-resistance-reverser-help = Eine Karte stellt das Ergebnis einer Mission auf den Kopf.
preset-resistance-hostile-intent = Hostile Intent
preset-resistance-hostile-intent-help = Jäger, Inquisitor, ein Umkehrer und Intrigenkarten zugleich.
option-resistance-blind_spies = Blinde Spione
option-resistance-blind_spies-help = Die Spione kennen einander nicht (§4.1).
option-resistance-targeting = Zielwahl
option-resistance-targeting-help = Mit dem Team wird auch bestimmt, welche Mission es versucht (§4.2).
option-resistance-plots = Intrigenkarten
option-resistance-plots-help = Zu Beginn jeder Mission werden Karten mit besonderen Kräften vergeben (§5).
option-resistance-hunter = Jäger
option-resistance-hunter-help = Chefs und Jäger auf beiden Seiten, Ermittlungen und Beschuldigungen (§6).
option-resistance-dummy_agent = Strohagent
option-resistance-dummy_agent-help = Darf sich bei Ermittlungen als Chef ausgeben. Braucht die Jäger (§9.1).
option-resistance-coordinator = Koordinator
option-resistance-coordinator-help = Den Chefs des Widerstands bekannt und selbst Beute. Braucht die Jäger (§9.2).
option-resistance-deep_agent = Schläfer
option-resistance-deep_agent-help = Ein Spion, der die anderen nicht kennt. Braucht die Jäger (§9.3).
option-resistance-pretender = Täuscher
option-resistance-pretender-help = Sieht für die Spione wie ein Schläfer aus. Braucht den Schläfer (§9.4).
option-resistance-blame = Bezichtigung
option-resistance-blame-help = Einmal darf der Schläfer versuchen, mit dem Täuscher die Seite zu tauschen. Braucht beide (§9.5).
option-resistance-inquisitor = Inquisitor
option-resistance-inquisitor-help = Wer den Marker hat, sieht die Seite einer Person und gibt ihn an sie weiter (§10).
option-resistance-reverser = Umkehrer
option-resistance-reverser-help = Charaktere, die das Ergebnis einer Mission umdrehen können (§11).
option-resistance-reverser-none = keine
option-resistance-reverser-resistance = Widerstand
option-resistance-reverser-spy = Spione
option-resistance-reverser-both = beide
option-resistance-hidden_reverser = Verborgener Umkehrer
option-resistance-hidden_reverser-help = Der Umkehrer der Spione und die übrigen Spione sehen einander nicht. Braucht einen Umkehrer der Spione (§11.3).

# Arten von Fragen, für die Uhr
decision-choice = Eine Person entscheidet
decision-choice-help = eine Behauptung, ein Team, eine Antwort
decision-ballot = Alle stimmen ab
decision-ballot-help = verdeckt, zusammen aufgedeckt
decision-window = Alle dürfen eingreifen
decision-window-help = Hoax rufen, eine Karte spielen oder es gut sein lassen
decision-race = Wer schneller ist
decision-race-help = die erste Antwort zählt
decision-quiet = Nichts ist zu sehen
decision-quiet-help = wer geantwortet hat, bleibt verborgen, bis die Zeit um ist

# Wie Spiele enden
ending-erben-wrong-doubt = Bezweifelt, und es war die Wahrheit.
ending-erben-right-accusation = Eine Anklage hat getroffen.
ending-erben-wrong-accusation = Eine Anklage ging daneben.
ending-hexhex-most-voice = Die meisten Stimmen nach der letzten Runde.
ending-hexhex-tie-break = Gleichstand, und die Stichrunde hat entschieden.
ending-hoax-truthful-claim = „Hoax!“ gerufen, und es war die Wahrheit.
ending-hoax-last-one-left = Wer als Letztes übrig ist, erbt.
ending-ohfox-most-hearts = Die meisten Herzen.
ending-ohfox-later-trigger = Gleich viele Herzen, und der spätere erste Auslöser hat entschieden.
ending-ohfox-predator-in-a-tie = Gleichstand, und der geht an den Räuber.
ending-ohfox-fewer-attacks = Gleichstand, und wer seltener angegriffen wurde, lag vorn.
ending-ohfox-shared = Gleichstand bis zuletzt: Der Sieg wird geteilt.
ending-resistance-three-missions = Drei Missionen haben es entschieden.
ending-resistance-five-rejections = Fünf Teams nacheinander wurden abgelehnt.
ending-resistance-accusation = Eine Beschuldigung hat getroffen.
ending-resistance-early-accusation = Eine vorzeitige Beschuldigung hat getroffen.

# Schnelle Sprüche
phrase-hello = Hallo!
phrase-thanks = Danke.
phrase-well_played = Gut gespielt!
phrase-sorry = Tut mir leid!
phrase-thinking = Lass mich überlegen …
phrase-hurry = Nur Mut, entscheid dich!
phrase-yes = Ja.
phrase-no = Nein.
phrase-trust_me = Vertrau mir.
phrase-not_me = Ich war’s nicht.
phrase-trust = Ich vertraue { $seat }.
phrase-suspect = Ich verdächtige { $seat }.
phrase-why = Warum, { $seat }?
phrase-again = Noch einmal?
phrase-dare = Glaubst du mir nicht? Dann trau dich.
phrase-believe = Ich glaube { $seat }.
phrase-doubt = { $seat } ist das nie und nimmer.
phrase-illegal = Das war illegal!
phrase-mercy = Gnade!
phrase-know = Ich weiß, wer { $seat } ist.
phrase-was_there = Ich war dabei. Ich war’s nicht.
phrase-approve = Lasst dieses Team gehen.
phrase-reject = Stimmt gegen dieses Team.
phrase-one_of_us = { $seat } gehört zu uns.
phrase-spy = { $seat } spioniert.
phrase-take_me = Nehmt mich mit.
phrase-you-next = Jetzt bist du dran, { $seat }.
phrase-watch = Behaltet { $seat } im Auge!
phrase-mean = Das war richtig gemein. Gut gemacht.
phrase-hungry = Ich hab Hunger.
phrase-saw_you = { $seat }, ich weiß, wo du bist.
phrase-ouch = Autsch!
phrase-pond = Wir sehen uns am Teich.
phrase-who = Wer um alles in der Welt ist { $seat }?
