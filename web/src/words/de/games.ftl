# Wie die Spiele heißen und was sich an ihnen einstellen lässt
game-hoax-summary = Der Alte ist tot, ihr seid alle in seinem Haus, und alle geben sich als die Person aus, die heute am meisten bekommt. Lüg gut: Es erbt, wen bis zuletzt niemand durchschaut.
game-resistance-summary = Fünf Missionen, und einige von euch wollen, dass sie scheitern. Stellt Teams auf, stimmt ab und findet heraus, wer falsch spielt.

level-random = Zufällig
level-random-help = tut irgendetwas, das die Regeln erlauben
level-regular = Geübt
level-regular-help = blufft, zweifelt und merkt sich alles

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
ending-hoax-truthful-claim = „Hoax!“ gerufen, und es war die Wahrheit.
ending-hoax-last-one-left = Wer als Letztes übrig ist, erbt.
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
phrase-dare = Ruf doch Hoax, trau dich.
phrase-believe = Ich glaube { $seat }.
phrase-doubt = { $seat } ist das nie und nimmer.
phrase-know = Ich weiß, wer { $seat } ist.
phrase-was_there = Ich war dabei. Ich war’s nicht.
phrase-approve = Lasst dieses Team gehen.
phrase-reject = Stimmt gegen dieses Team.
phrase-one_of_us = { $seat } gehört zu uns.
phrase-spy = { $seat } spioniert.
phrase-take_me = Nehmt mich mit.
