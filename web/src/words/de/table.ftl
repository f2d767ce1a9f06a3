# Am Tisch
the-table = Der Tisch
question = Was gefragt ist
your-turn = Du bist dran
back = Zurück
skip = Überspringen
paused = Pause, vom Gastgeber.
you-have-answered = Deine Antwort ist da.
talk-over = Genug geredet
waiting-for = Wir warten auf { $names }.
why-cant-i = Warum geht das nicht?
suggested = Vorschlag der Lektion
picked = { $n } von { $of } gewählt
rules-at = Regeln, § { $section }
lesson-step = Schritt { $n } von { $of }
seat-number = Platz { $n }
seat-you = { $name } (du)
a-bot = ein Bot
is-asked = ist gefragt
is-out = ist raus
seconds-left = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
one-moment = Einen Moment bitte
away = Du warst weg, darum spielt ein Bot für dich.
i-am-back = Ich bin wieder da
line-lost = Die Verbindung ist weg. Wir holen dich zurück …
menu = Menü
more = Mehr
log = Verlauf
log-empty = Noch ist nichts passiert.
log-and-talk = Verlauf und Gespräch
news = Neues
talk = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-watching = Du schaust zu: Nur am Tisch wird geredet.
talk-silent = Wer raus ist, schweigt bis zum Ende.
talk-about = Über wen?
talk-phrases = Kurze Sätze
talk-type = Sag etwas
talk-send = Sagen
sheet = Übersicht
rules = Regeln
rules-contents = Inhalt
rules-sources = Bei jeder Regel steht, woher sie kommt: die Überschrift im Regelheft oder warum es eine Hausregel ist.
rule-book = Regelheft:
rule-house = Hausregel:
mine = Meins
secrets = Geheimnisse
secrets-hold = Gedrückt halten, um nachzusehen
script = Ansage zum Spielbeginn
script-read = Vorlesen
script-stop = Aufhören
close = Schließen

# warum etwas gerade nicht geht, in jedem Spiel
why-now = Das geht jetzt.
why-over = Das Spiel ist vorbei.
why-paused = Der Gastgeber hat das Spiel angehalten.
why-talk = Erst wird geredet: Noch ist es nicht so weit.
why-not-asked = Gerade wird nichts von dir verlangt.
why-replied = Du hast schon geantwortet.
why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
why-not-an-answer = Das wäre die Antwort auf eine andere Frage.
