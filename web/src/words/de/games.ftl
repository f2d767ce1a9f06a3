# Wie die Spiele heißen und was sich an ihnen einstellen lässt
game-erben-summary = Der König ist tot, und der ganze Hof will auf den Thron. Gib dich als Baron, Mönch oder Dieb aus, zweifle im richtigen Moment und hol dir als Erstes zehn Thronpunkte.
game-hexhex-summary = HEX•HEX! Ein Fluch geht um, und niemand will ihn haben. Gib ihn nach links, gib ihn nach rechts, verstärke ihn, spalte ihn, schick ihn zurück; wer keine Karte mehr dagegen hat, verliert Stimmen. Wer am Ende am lautesten ist, erlässt das Gesetz.
game-hoax-summary = Der Alte ist tot, ihr seid alle in seinem Haus, und alle geben sich als die Person aus, die heute am meisten bekommt. Lüg gut: Es erbt, wen bis zuletzt niemand durchschaut.
game-ohfox-summary = Die Beute sucht Futter, der Räuber sucht Beute. Alle spielen acht Karten offen aus, aber nur du weißt, was dein Tier aus ihnen macht; dann zeigt der Film, wer im Wald wem begegnet ist.
game-resistance-summary = Fünf Missionen, und einige von euch wollen, dass sie scheitern. Stellt Teams auf, stimmt ab und findet heraus, wer falsch spielt.

level-random = Zufällig
level-random-help = tut irgendetwas, das die Regeln erlauben
level-novice = Neuling
level-novice-help = glaubt vieles, vergisst manches und blufft durchschaubar
level-regular = Geübt
level-regular-help = blufft, zweifelt und merkt sich alles
level-sharp = Scharfsinnig
level-sharp-help = wägt ab, wer wer sein kann, auch danach, wie alle gespielt haben
level-master = Meisterlich
level-master-help = spielt vor jedem Zug viele Partien im Kopf durch
level-learned = Gelernt

# Die Erben von Hoax
preset-erben-first-game = Erstes Spiel
preset-erben-first-game-help = Der ganze Hof, mit Strafen und Begnadigungen; 10 Thronpunkte gewinnen.
preset-erben-original = Original
preset-erben-original-help = Eine Runde entscheidet. Kein Händler, keine Marken für Zweifel, Anklagen in jedem Zug.
preset-erben-two-identities = Zwei Identitäten
preset-erben-two-identities-help = Einmal falsch bezweifelt, geht es mit einer neuen Karte weiter.
preset-erben-large = Großer Tisch
preset-erben-large-help = Für 9 bis 14: keine Strafen, mehr Chips, schnellere Punkte.
# HEX•HEX XL
preset-hexhex-first-game = Erstes Spiel
preset-hexhex-first-game-help = 150 Karten, keine Zutaten: Gib den Hex weiter und behalte deine Stimmen.
preset-hexhex-hexen-stix = Hexen Stix
preset-hexhex-hexen-stix-help = In der Mitte liegt ein Ring aus Stäben, einer zu wenig. Und jemand ruft „Greif!“
preset-hexhex-both-variants = Beide Varianten
preset-hexhex-both-variants-help = Hexen Stix und Vexed in einem großen Spiel.
warning-hexhex-both-variants = Die beiden Varianten sind dafür gemacht, einzeln dazuzukommen. Zusammen geht es auch, aber seid nett zu allen, die neu sind, und haltet es einfach.
preset-hexhex-series-with-laws = Serie mit Gesetzen
preset-hexhex-series-with-laws-help = Drei Siege entscheiden, und wer gewinnt, erlässt ein Gesetz für die nächsten Spiele.
preset-hexhex-vexed = Vexed
preset-hexhex-vexed-help = Wer verhext wird, spielt die nächste Runde unter einem Fluch. Lass dich nicht erwischen.

# Hoax
preset-hoax-first-game = Erstes Spiel
preset-hoax-first-game-help = Ohne Immunitäten: eine Sache weniger im Kopf.
preset-hoax-full-rules = Volle Regeln
preset-hoax-full-rules-help = Mit Immunitäten, so wie es gedacht ist.
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
decision-talk = Reden vor einer Abstimmung
decision-talk-help = bis sie beginnt, wer sie ausgelöst hat

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
phrase-missed = Weit daneben.
phrase-missed_me = Mich kriegst du nicht!
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
