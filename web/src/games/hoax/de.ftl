# Hoax

## wer und was
hoax-name-ex_wife = Ex-Frau
hoax-name-lover = Liebhaber
hoax-name-son_in_law = Schwiegersohn
hoax-name-cousin = Cousin
hoax-name-chef = Koch
hoax-name-gardener = Gärtner
hoax-name-butler = Butler
hoax-the-ex_wife = die Ex-Frau
hoax-the-lover = der Liebhaber
hoax-the-son_in_law = der Schwiegersohn
hoax-the-cousin = der Cousin
hoax-the-chef = der Koch
hoax-the-gardener = der Gärtner
hoax-the-butler = der Butler
hoax-type-cash = Bargeld
hoax-type-prestige = Ansehen
hoax-type-evidence = Beweis
hoax-word-cash = Bargeld
hoax-word-prestige = Ansehen
hoax-word-evidence = Beweis
hoax-some = { $type ->
    [cash] { $n } Bargeld
    [prestige] { $n } Ansehen
   *[evidence] { $n ->
        [one] { $n } Beweis
       *[other] { $n } Beweise
    }
}
hoax-you = du
hoax-nobody = niemand
hoax-no-tokens = keine Marker

## in wenigen Worten, für die Knöpfe
hoax-brief-ex_wife = 1 Bargeld oder Beweis, oder je 1 von den Nachbarn
hoax-brief-lover = 1 Beweis oder Ansehen
hoax-brief-son_in_law = 1 einer Sorte von allen
hoax-brief-cousin = 1 Bargeld oder Ansehen
hoax-brief-chef = Eine Sorte gegen eine andere tauschen
hoax-brief-gardener = 2 einer Sorte von jemandem
hoax-brief-butler = 1 Bargeld, und 1 Marker für jemanden

## die Übersicht
hoax-sheet-ex_wife = Nimm 1 [cash] oder 1 [evidence]; oder beide Nachbarn geben dir je 1 Marker ihrer Wahl.
hoax-sheet-lover = Nimm 1 [evidence] oder 1 [prestige].
hoax-sheet-son_in_law = Nenne eine Sorte: Alle anderen geben dir 1 davon.
hoax-sheet-cousin = Nimm 1 [cash] oder 1 [prestige].
hoax-sheet-chef = Tausche beliebig viele einer Sorte gegen gleich viele einer anderen, mit dem Vorrat oder einer Person.
hoax-sheet-gardener = Nimm einer Person 2 Marker einer Sorte weg.
hoax-sheet-butler = Nimm 1 [cash]; eine Person deiner Wahl nimmt sich 1 Marker ihrer Wahl.
hoax-immune-lover = Immun gegen den Schwiegersohn.
hoax-immune-cousin = Immun gegen den Koch.
hoax-immune-chef = Immun gegen den Gärtner.
hoax-immune-butler = Immun gegen die Ex-Frau.
hoax-sheet-marked = Hochstapler: { $names }
hoax-sheet-turn = Dein Zug, in beliebiger Folge
hoax-sheet-claim = Behaupten
hoax-sheet-claim-how = Genau einmal. Sag, wer du bist, wahr oder nicht, und nutze das Vorrecht.
hoax-sheet-investigate = Ermitteln
hoax-sheet-investigate-how = Für je einen Marker jeder Sorte, so oft du zahlen kannst: Du siehst vier Karten, eine davon ist die richtige.
hoax-sheet-accuse = Beschuldigen
hoax-sheet-accuse-how = Höchstens einmal. Richtig: Die Person ist raus, und du bekommst ihre Marker. Falsch: Du bist raus.
hoax-sheet-hoax = Hoax!
hoax-sheet-hoax-how = Zweifelt eine Behauptung an. Du bekommst die Hoax-Karte und kannst nicht rufen, solange du sie hast. Alle außer der Person, die behauptet, stimmen ab, auch wer gerufen hat. Mehr Daumen unten: Eine Lüge kostet diesen Charakter für immer, die Wahrheit gewinnt das Spiel.
hoax-sheet-win = Gewinnen
hoax-sheet-win-how = Bis zum Schluss übrig bleiben (3 Punkte) oder mit einer wahren Behauptung überstimmt werden (1 Punkt).

## wozu eine Behauptung dient
hoax-aim-take = um { $takes } zu nehmen
hoax-aim-neighbours = um je 1 Marker von den Nachbarn zu bekommen
hoax-aim-collect = um { $takes } von allen zu bekommen
hoax-aim-seize = { $you ->
    [whom] um dir bis zu { $takes } wegzunehmen
   *[none] um { $whom } bis zu { $takes } wegzunehmen
}
hoax-aim-help = { $you ->
    [whom] um 1 Bargeld zu nehmen und dir zu einem Marker zu verhelfen
   *[none] um 1 Bargeld zu nehmen und { $whom } zu einem Marker zu verhelfen
}
hoax-aim-exchange = { $you ->
    [whom] um mit dir { $gives } gegen { $takes } zu tauschen
   *[none] um mit { $whom } { $gives } gegen { $takes } zu tauschen
}
hoax-aim-supply = um { $gives } gegen { $takes } aus dem Vorrat zu tauschen
hoax-aim-nothing = mit leeren Händen

## was gefragt ist
hoax-ask = Was tust du?
hoax-ask-gather = Nimm einen Marker für den Anfang.
hoax-ask-turn = Du bist dran. Wer willst du sein?
hoax-ask-turn-both = Deine Behauptung ist gemacht. Ermitteln, beschuldigen oder den Zug beenden?
hoax-ask-turn-investigate = Deine Behauptung ist gemacht. Ermitteln oder den Zug beenden?
hoax-ask-turn-accuse = Deine Behauptung ist gemacht. Jemanden beschuldigen oder den Zug beenden?
hoax-ask-help = { $who } hilft dir: Nimm einen Marker.
hoax-ask-gift = Welchen Marker gibst du { $who }?
hoax-ask-immunity = { $who } greift nach deinen Markern. Behauptest du, immun zu sein?
hoax-ask-call = { $who } behauptet, { $the } zu sein, { $aim }. Ist das ein Hoax?
hoax-ask-vote = Abstimmung: Ist { $who } { $the }?
hoax-ask-immunities = Mehrere behaupten, immun zu sein. Lügt jemand?
hoax-ask-immune = { $who } behauptet, { $the } zu sein und immun. Ist das ein Hoax?

## die Knöpfe
hoax-do-claim = Behaupten
hoax-do-claim-how = Sag, wer du bist, wahr oder nicht
hoax-do-investigate = Ermitteln
hoax-do-investigate-how = Für je einen Marker jeder Sorte: vier Karten sehen, eine ist die richtige
hoax-do-accuse = Beschuldigen
hoax-do-accuse-how = Eins von euch beiden ist dann raus
hoax-do-done = Zug beenden
hoax-do-take = { $tokens } nehmen
hoax-do-give = { $tokens } geben
hoax-do-have = du hast { $n ->
    [0] keinen
   *[other] { $n }
}
hoax-do-neighbours = Je 1 von den Nachbarn
hoax-do-neighbours-how = { $n ->
    [one] { $names } sucht selbst aus
   *[other] { $names } suchen selbst aus
}
hoax-do-collect = { $tokens } von allen
hoax-do-collect-how = Das gäbe etwas von { $names }
hoax-do-collect-none = Niemand hat welche
hoax-do-seize-none = Da ist nichts zu holen
hoax-do-not-these = { $hand }; nicht { $names }
hoax-do-supply = Mit dem Vorrat
hoax-do-exchange-nothing = Du hast nichts zu tauschen
hoax-do-each = { $count } gegen { $count }
hoax-do-hoax = Hoax!
hoax-do-hoax-on = { $who } ist nicht { $the }
hoax-do-pass = Durchgehen lassen
hoax-do-up = Ich glaube es
hoax-do-down = Das ist ein Hoax
hoax-do-immune = Ich bin { $the }
hoax-do-immune-how = Dagegen bin ich immun
hoax-do-bear = Hinnehmen
hoax-do-marked = ausgeschlossen: Hochstapler-Marker
hoax-do-marked-mine = trägt deinen Hochstapler-Marker
hoax-which-character = Wer willst du sein?
hoax-which-aim = „Ich bin { $the }.“ Was machst du damit?
hoax-which-gives = „Ich bin { $the }.“ Was gibst du her?
hoax-which-takes = { $gives } gegen …
hoax-which-count = { $gives } gegen { $takes }: wie viele?
hoax-which-partner = { $gives } gegen { $takes }: mit wem?
hoax-which-seize = „Ich bin { $the }.“ Wem nimmst du etwas weg?
hoax-which-type = Was nimmst du { $who } weg?
hoax-which-help = „Ich bin { $the }.“ Wem verhilfst du zu einem Marker?
hoax-which-investigate = Gegen wen ermittelst du?
hoax-which-accuse = Wen beschuldigst du?
hoax-which-name = Wer ist { $who }?

## solange andere gefragt sind
hoax-wait = Der Tisch überlegt.
hoax-over = Das Spiel ist vorbei.
hoax-wait-gather = { $you ->
    [who] Du nimmst einen Marker für den Anfang.
   *[none] { $who } nimmt einen Marker für den Anfang.
}
hoax-wait-turn = { $you ->
    [who] Du bist dran.
   *[none] { $who } ist dran.
}
hoax-wait-help = { $you ->
    [who] Du verhilfst { $whom } zu einem Marker.
    [whom] { $who } verhilft dir zu einem Marker.
   *[none] { $who } verhilft { $whom } zu einem Marker.
}
hoax-wait-gift = { $you ->
    [who] Du gibst { $to } einen Marker.
    [to] { $who } sucht einen Marker für dich aus.
   *[none] { $who } sucht einen Marker für { $to } aus.
}
hoax-wait-immunity = Behauptet jemand, immun zu sein?
hoax-wait-immunity-call = Zweifelt jemand an der Immunität?
hoax-wait-call = { $you ->
    [who] Du behauptest, { $the } zu sein. Ruft jemand „Hoax“?
   *[none] { $who } behauptet, { $the } zu sein. Ruft jemand „Hoax“?
}
hoax-wait-card = Du hast die Hoax-Karte und kannst nicht rufen.
hoax-wait-talk = { $you ->
    [who] Bist du { $the }? Redet darüber: { $caller } beginnt die Abstimmung.
    [caller] Ist { $who } { $the }? Redet darüber, dann beginn die Abstimmung.
   *[none] Ist { $who } { $the }? Redet darüber: { $caller } beginnt die Abstimmung.
}
hoax-do-vote = Abstimmen!
hoax-wait-vote = { $you ->
    [who] Die anderen stimmen ab: Bist du { $the }?
   *[none] Abstimmung: Ist { $who } { $the }?
}
hoax-series = Serie bis { $goal }.
hoax-series-ahead = { $names }: { $n } von { $goal }.

## gesprochen
hoax-i-am = Ich bin { $the }!
hoax-i-am-immune = Ich bin { $the }, also immun!
hoax-cry = Hoax!
hoax-whisper = { $you ->
    [whom] Ich weiß, wer du bist!
   *[none] Ich weiß, wer du bist, { $whom }!
}
hoax-right = Du hast mich.
hoax-wrong = Nein, bin ich nicht!

## der Verlauf
hoax-first = { $you ->
    [who] Du beginnst.
   *[none] { $who } beginnt.
}
hoax-took = { $you ->
    [who] Du nimmst { $tokens }.
   *[none] { $who } nimmt { $tokens }.
}
hoax-claimed = { $you ->
    [who] Du behauptest, { $the } zu sein, { $aim }.
   *[none] { $who } behauptet, { $the } zu sein, { $aim }.
}
hoax-called = { $you ->
    [who] „Hoax!“ Du glaubst { $whom } nicht.
    [whom] „Hoax!“ { $who } glaubt dir nicht.
   *[none] „Hoax!“ { $who } glaubt { $whom } nicht.
}
hoax-passed = (Durchgehen lassen: { $names }.)
hoax-voted = { $verdict ->
    [down] Daumen oben: { $up }; unten: { $down }. Ein Hoax, findet der Tisch.
   *[up] Daumen oben: { $up }; unten: { $down }. Die Behauptung gilt.
}
hoax-admitted = { $you ->
    [who] Es war ein Hoax: Du bist nicht { $the } und nimmst einen Hochstapler-Marker.
   *[none] Es war ein Hoax: { $who } ist nicht { $the } und nimmt einen Hochstapler-Marker.
}
hoax-immune = { $you ->
    [who] Du behauptest, { $the } zu sein und damit immun.
   *[none] { $who } behauptet, { $the } zu sein und damit immun.
}
hoax-gave = { $you ->
    [who] Du gibst { $to } { $tokens }.
    [to] { $who } gibt dir { $tokens }.
   *[none] { $who } gibt { $to } { $tokens }.
}
hoax-swapped = { $you ->
    [who] Du gibst { $other } { $gives } und bekommst { $takes }.
    [other] { $who } gibt dir { $gives } und bekommt { $takes }.
   *[none] { $who } gibt { $other } { $gives } und bekommt { $takes }.
}
hoax-swapped-supply = { $you ->
    [who] Du tauschst { $gives } gegen { $takes } aus dem Vorrat.
   *[none] { $who } tauscht { $gives } gegen { $takes } aus dem Vorrat.
}
hoax-investigated = { $you ->
    [who] Du ermittelst gegen { $whom }.
    [whom] { $who } ermittelt gegen dich.
   *[none] { $who } ermittelt gegen { $whom }.
}
hoax-investigated-cards = { $you ->
    [who] Du ermittelst gegen { $whom }: { $cards }.
    [whom] { $who } ermittelt gegen dich und sieht { $cards }.
   *[none] { $who } ermittelt gegen { $whom }: { $cards }.
}
hoax-accused = { $verdict ->
    [right] { $who } beschuldigt { $whom }. Richtig!
   *[wrong] { $who } beschuldigt { $whom }. Falsch!
}
hoax-accused-as = { $you ->
    [who] Du beschuldigst { $whom }, { $the } zu sein.
    [whom] { $who } beschuldigt dich, { $the } zu sein.
   *[none] { $who } beschuldigt { $whom }, { $the } zu sein.
} { $verdict ->
    [right] Richtig!
   *[wrong] Falsch!
}
hoax-out = { $you ->
    [who] Du bist raus.
   *[none] { $who } ist raus.
}
hoax-won-last = { $you ->
    [who] Außer dir ist niemand mehr übrig: Du gewinnst
   *[none] Außer { $who } ist niemand mehr übrig. Das gibt
} { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
hoax-won-truth = { $you ->
    [who] Es war die Wahrheit! Du bist { $the } und gewinnst
   *[none] Es war die Wahrheit! { $who } ist { $the } und gewinnt
} { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
hoax-shown = Die Karten werden aufgedeckt: { $who }.
hoax-was = { $you ->
    [who] du warst { $the }
   *[none] { $who } war { $the }
}

## Geheimnisse
hoax-me = Du bist { $the }
hoax-me-none = Deine Karte ist noch nicht verteilt.
hoax-me-marked = Nicht mehr behaupten kannst du: { $names }.
hoax-knows = Was du weißt
hoax-knows-now = Aus diesem Zug nichts Sicheres. Notizen macht hier niemand: Was vorher war, musst du dir merken.
hoax-knows-nothing = Noch nichts mit Sicherheit. Ermittlungen und Abstimmungen zeigen es.
hoax-known-is = { $who } ist { $the }
hoax-known-one-of = { $who }: noch { $n } möglich
hoax-known-not = { $who } ist nicht { $names }
hoax-known-mine = Über dich
hoax-turn-number = Zug { $n }:
hoax-why-investigated = Du hast vier Karten gesehen: { $cards }.
hoax-why-admitted = Es war ein Hoax, also nicht { $the }.
hoax-why-accused = Du hast beschuldigt: { $the }. { $verdict ->
    [right] Richtig!
   *[wrong] Falsch.
}
hoax-why-mine = Nicht { $the }: Das bist du.
hoax-why-other = Nicht { $the }: Das ist { $who }.
hoax-why-seen = { $who } hat vier deiner Karten gesehen: { $cards }.
hoax-why-named = { $who } hat dir gesagt, du bist { $the }. { $verdict ->
    [right] Richtig!
   *[wrong] Falsch.
}

## das Brett
hoax-board-stands = Es gilt!
hoax-board-down = Abgelehnt!
hoax-board-lied = Es war gelogen!
hoax-board-truth = Es war die Wahrheit!
hoax-board-last = Allein übrig
hoax-board-right = Richtig!
hoax-board-wrong = Falsch!
hoax-board-out = raus
hoax-board-cards = Vier Karten, eine stimmt
hoax-board-supply = mit dem Vorrat
hoax-board-with = { $you ->
    [whom] mit dir
   *[none] mit { $whom }
}
hoax-board-hidden = Nur zwei sehen diese Karten
hoax-board-middle = Die Hoax-Karte liegt in der Mitte
hoax-hoax-card = Hoax-Karte
hoax-has-turn = ist am Zug
hoax-has-card = hat die Hoax-Karte
hoax-exhausted = Karte verbraucht: bis zum nächsten Zug keine Immunität
hoax-imposter-as = nicht { $the }: Hochstapler-Marker
hoax-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
hoax-end-cards = Wer wer war
hoax-end-hidden = Das Spiel wurde vorzeitig beendet. Die Karten bleiben verdeckt.

## warum etwas gerade nicht geht
why-hoax-out = Du bist aus dem Spiel.
why-hoax-setting-up = Erst nehmen alle einen Marker für den Anfang.
why-hoax-not-your-turn = Du bist nicht dran.
why-hoax-claim-open = Deine Behauptung ist noch nicht entschieden. Warte auf die anderen.
why-hoax-claimed-already = Eine Behauptung gehört zu jedem Zug, und du hast sie gemacht.
why-hoax-accused-already = Einmal im Zug darfst du beschuldigen, und das hast du.
why-hoax-claim-first = Bevor dein Zug enden kann, musst du etwas behaupten.
why-hoax-imposter = Auf diesem Charakter liegt dein Hochstapler-Marker: Du wurdest ertappt und kannst ihn in diesem Spiel nicht mehr behaupten.
why-hoax-one-of-each = Eine Ermittlung kostet ein Bargeld, ein Ansehen und einen Beweis. Dir fehlt davon etwas.
why-hoax-target-yourself = Dich selbst kannst du nicht wählen.
why-hoax-target-out = Diese Person ist aus dem Spiel.
why-hoax-name-exchange = Als Koch mit Markern musst du einen Tausch nennen.
why-hoax-no-tokens = Solche Marker hast du nicht.
why-hoax-too-few = So viele hast du nicht.
why-hoax-they-have-too-few = So viele hat die andere Person nicht.
why-hoax-own-claim = Bei der eigenen Behauptung kannst du nicht „Hoax“ rufen.
why-hoax-hoax-card = Die Hoax-Karte liegt vor dir. Erst muss jemand anderes rufen, dann kannst du wieder.
why-hoax-called-already = Diese Behauptung ist schon angezweifelt. Jetzt entscheidet die Abstimmung.
why-hoax-nothing-to-call = Gerade gibt es keine Behauptung anzuzweifeln.
why-hoax-own-vote = Über die eigene Behauptung stimmst du nicht ab.
why-hoax-no-vote = Gerade wird nicht abgestimmt.
why-hoax-immunities-off = An diesem Tisch wird ohne Immunitäten gespielt.
why-hoax-no-immunity = Dieser Charakter ist gegen dieses Vorrecht nicht immun.
why-hoax-exhausted = Deine Karte ist verbraucht. Zu Beginn deines Zuges wird sie wieder aufgerichtet.
why-hoax-costs-nothing = Dieses Vorrecht kostet dich nichts, also brauchst du keine Immunität.
why-hoax-no-privilege = Gerade wirkt kein Vorrecht, gegen das du immun sein könntest.
why-hoax-asked-once = Nach Immunitäten wird einmal gefragt, und das ist vorbei.
why-hoax-taken-already = Du hast deinen Marker schon genommen.
why-hoax-token-by-claim = Marker nimmst du, indem du einen Charakter behauptest.
why-hoax-no-gift = Du schuldest niemandem einen Marker.

## das geführte erste Spiel
lesson-hoax-welcome = In diesem Haus wird gelogen, und du darfst mitmachen. Spiel ein kurzes Spiel mit Bruno, Cleo und Dario; die Lampe zeigt, was zu tun ist.
lesson-hoax-take-token = Alle beginnen mit einem Marker. Nimm einen Beweis: Mit einem jeder Sorte kannst du später ermitteln.
lesson-hoax-true-claim = In deinem Zug behauptest du, jemand zu sein, und nutzt dessen Vorrecht. Halte „Meine Geheimnisse“ gedrückt: Du bist der Cousin, also behaupte das und nimm Ansehen.
lesson-hoax-end-turn = Niemand hat „Hoax“ gerufen, also hast du deinen Marker. Mehr ist nicht zu tun: Beende den Zug.
lesson-hoax-let-pass = Bruno behauptet, die Ex-Frau zu sein. Das kannst du noch nicht wissen, und Bargeld schadet dir nicht: Lass es durchgehen.
lesson-hoax-call-hoax = Cleo sagt „Gärtner“ und will deinen Beweis. Ruf „Hoax“! Du bekommst die Hoax-Karte, und der Tisch stimmt ab.
lesson-hoax-vote-down = Alle stimmen zugleich ab, nur Cleo nicht. Daumen runter: Sind die meisten dafür, muss Cleo sagen, ob es stimmt.
lesson-hoax-false-claim = Jetzt lüg! Cleo ist nicht der Gärtner, warum also nicht du: Behaupte es und nimm Bruno sein Bargeld weg.
lesson-hoax-investigate = Du hast einen Marker jeder Sorte, also kannst du ermitteln. Sieh dir Cleo an: vier Karten, und eine davon stimmt.
lesson-hoax-do-not-guess = Halte „Meine Geheimnisse“ gedrückt: Der Gärtner ist Cleo nicht, der Cousin bist du, also bleiben zwei Karten. Eine falsche Beschuldigung wirft dich raus: Warte und beende den Zug.
lesson-hoax-vote-up = Cleo behauptet, der Butler zu sein. Wird die Wahrheit überstimmt, gewinnt sie sofort; im Zweifel also Daumen hoch.
lesson-hoax-accuse = Cleo wurde wieder ertappt, und von den Karten bleibt nur der Liebhaber. Beschuldige Cleo: Stimmt es, ist Cleo raus, und die Marker sind deine.
lesson-hoax-last-claim = Sag jetzt die Wahrheit und hoffe, dass niemand sie glaubt. Behaupte den Cousin: Stimmt Bruno dagegen, gewinnst du.
lesson-hoax-done = Jetzt kannst du Hoax: behaupten, zweifeln, nachsehen, beschuldigen. Im ganzen Spiel gibt es auch Immunitäten; spiel es mit Freunden oder Bots.
