# Die Erben von Hoax

## wer und was
erben-name-baron = Baron
erben-name-monk = Mönch
erben-name-judge = Richter
erben-name-merchant = Händler
erben-name-magician = Magier
erben-name-thief = Dieb
erben-name-farmer = Bauer
erben-name-none = Keine Karte
erben-the-baron = der Baron
erben-the-monk = der Mönch
erben-the-judge = der Richter
erben-the-merchant = der Händler
erben-the-magician = der Magier
erben-the-thief = der Dieb
erben-the-farmer = der Bauer
erben-chip-wine = Wein
erben-chip-gold = Gold
erben-chip-grain = Korn
erben-word-wine = Wein
erben-word-gold = Gold
erben-word-grain = Korn
erben-some = { $type ->
    [wine] { $n } Wein
    [gold] { $n } Gold
   *[grain] { $n } Korn
}
erben-trios = { $n ->
    [one] { $n } Trio
   *[other] { $n } Trios
}
erben-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
erben-points = { $n ->
    [one] { $n } Thronpunkt
   *[other] { $n } Thronpunkte
}
erben-you = du
erben-nobody = niemand
erben-no-chips = keine Chips

## wozu eine Behauptung dient
erben-aim-baron-a = um 2 Gold zu nehmen
erben-aim-baron-b = um von allen { $chips } zu bekommen
erben-aim-monk-a = um 2 Wein zu nehmen
erben-aim-monk-b = um von allen 1 Chip zu bekommen
erben-aim-judge-a = um 1 Wein zu nehmen
erben-aim-judge-b = um 1 Korn zu nehmen
erben-aim-merchant-a = um 1 Gold zu nehmen
erben-aim-merchant-b = um Chips zu tauschen
erben-aim-farmer-a = um 2 Korn zu nehmen
erben-aim-magician = { $you ->
    [whom] um dich zu verzaubern
   *[none] um { $whom } zu verzaubern
}
erben-aim-thief = { $you ->
    [whom] um dir { $chips } zu stehlen
   *[none] um { $whom } { $chips } zu stehlen
}
erben-aim-nothing = obwohl es nichts zu stehlen gibt

## was gefragt ist
erben-ask = Was tust du?
erben-ask-cover = Deck einen Kopf ab: jemanden, der du nicht bist.
erben-ask-cover-anew = Du hast eine neue Karte. Deck einen Kopf ab: jemanden, der du nicht bist.
erben-ask-chips = { $n ->
    [one] Nimm einen Chip für den Anfang.
   *[other] Nimm { $n } Chips für den Anfang.
}
erben-ask-turn = Du bist dran: Gib dich als jemand aus, kauf Auskunft oder klag an.
erben-ask-turn-again = Du wurdest durchschaut. Wähl eine andere Aktion.
erben-ask-face = Der Zweikampf: Zweifle, klag an oder kauf Auskunft.
erben-ask-swaps = Du tauschst als Händler. Noch nicht getauscht: { $chips }.
erben-ask-swap = { $who } will { $takes } von dir für { $gives }. Bist du der Magier?
erben-ask-tax = { $who } treibt Steuern ein: { $chips }. Bist du der Magier?
erben-ask-collect = { $who } sammelt einen Chip von dir ein. Welchen?
erben-ask-bewitch = { $who } verzaubert dich und nimmt dir { $chips }. Bist du der Magier?
erben-ask-declare = Erklärst du das als Baron für illegal?
erben-ask-condemn = { $who } hat illegal gehandelt und { $chips } lose liegen. Setzt du als Richter eine Strafe?
erben-ask-reprieve = { $who } ist verurteilt. Bietest du als Mönch Begnadigung an?
erben-ask-guilty = Du bist verurteilt. Wie kommst du da heraus?
erben-ask-show = { $n ->
    [one] { $who } kauft Auskunft. Welche Karte zeigst du?
   *[other] { $who } kauft Auskunft. Welche { $n } Karten zeigst du?
}
erben-ask-more = Kaufst du noch Auskunft, bevor dein Zug endet?
erben-ask-accuse = Der Zug ist vorbei. Klagst du jemanden an?
erben-ask-stack = Stapelst du ein Trio?
erben-ask-crown = Der Thron ist dein! Wer soll dich krönen?
erben-ask-vote = { $doubter } bezweifelt, dass { $who } { $the } ist. Du auch?
erben-ask-doubt = Ist { $who } { $the }? Zweifelst du daran?
erben-ask-doubt-claim = { $who } behauptet, { $the } zu sein, { $aim }. Zweifelst du daran?
erben-ask-doubt-said = { $who }: „{ $said }“ Zweifelst du daran?
erben-deed-claim = { $you ->
    [who] Du hast behauptet, { $the } zu sein, { $aim }.
   *[none] { $who } hat behauptet, { $the } zu sein, { $aim }.
}
erben-deed-buy = { $you ->
    [who] Du hast von { $whom } Auskunft gekauft.
    [whom] { $who } hat von dir Auskunft gekauft.
   *[none] { $who } hat von { $whom } Auskunft gekauft.
}
erben-deed-accuse = { $you ->
    [who] Du hast { $whom } angeklagt.
    [whom] { $who } hat dich angeklagt.
   *[none] { $who } hat { $whom } angeklagt.
}

## solange andere gefragt sind
erben-wait = Der Tisch überlegt.
erben-over = Das Spiel ist vorbei.
erben-wait-cover = Alle decken einen Kopf ab, der sie nicht sind.
erben-wait-chips = Alle suchen sich etwas für den Anfang aus.
erben-wait-CoverAnew = { $you ->
    [who] Du hast eine neue Karte und deckst einen Kopf ab.
   *[none] { $who } hat eine neue Karte und deckt einen Kopf ab.
}
erben-wait-Turn = { $you ->
    [who] Du bist dran.
   *[none] { $who } ist dran.
}
erben-wait-Face = { $you ->
    [who] Der Zweikampf: Du bist dran.
   *[none] Der Zweikampf: { $who } ist dran.
}
erben-wait-Swaps = { $you ->
    [who] Du tauschst als Händler Chips.
   *[none] { $who } tauscht als Händler Chips.
}
erben-wait-Guilty = { $you ->
    [who] Du bist verurteilt und suchst einen Ausweg.
   *[none] { $who } ist verurteilt und sucht einen Ausweg.
}
erben-wait-MoreInformation = { $you ->
    [who] Du darfst noch Auskunft kaufen.
   *[none] { $who } darf noch Auskunft kaufen.
}
erben-wait-StackNow = { $you ->
    [who] Du darfst ein Trio stapeln.
   *[none] { $who } darf ein Trio stapeln.
}
erben-wait-Coronation = { $you ->
    [who] Der Thron ist dein! Du bestimmst, wer dich krönt.
   *[none] { $who } hat den Thron gewonnen und bestimmt, wer die Krone aufsetzt.
}
erben-wait-answer = { $you ->
    [who] Findet sich { $whom } damit ab?
    [whom] Findest du dich damit ab?
   *[none] { $who } will etwas von { $whom }. Ist { $whom } der Magier?
}
erben-wait-declare = Erklärt ein Baron das für illegal?
erben-wait-condemn = { $you ->
    [who] Setzt dir ein Richter eine Strafe?
   *[none] Setzt ein Richter { $who } eine Strafe?
}
erben-wait-reprieve = { $you ->
    [who] Bietet dir ein Mönch Begnadigung an?
   *[none] Bietet ein Mönch { $who } Begnadigung an?
}
erben-wait-accuse = Der Zug ist vorbei. Klagt jemand an?
erben-wait-show = { $you ->
    [who] Du suchst { $cards } für { $to } aus.
    [to] { $who } sucht { $cards } für dich aus.
   *[none] { $who } sucht { $cards } für { $to } aus.
}
erben-wait-doubt = { $you ->
    [who] Du behauptest, { $the } zu sein. Zweifelt jemand daran?
   *[none] { $who } behauptet, { $the } zu sein. Zweifelt jemand daran?
}
erben-wait-vote = { $you ->
    [who] { $doubter } bezweifelt, dass du { $the } bist. Wer noch?
    [doubter] Du bezweifelst, dass { $who } { $the } ist. Wer noch?
   *[none] { $doubter } bezweifelt, dass { $who } { $the } ist. Wer noch?
}
erben-standing-round = Runde { $n }.
erben-standing-showdown = Zweikampf.
erben-standing-goal = { $goal } Punkte gewinnen.
erben-standing-ahead = { $names }: { $n } von { $goal }.

## gesprochen
erben-i-am = Ich bin { $the }!
erben-say-declare = Ich bin der Baron: Das war illegal!
erben-say-immune = Ich bin der Magier: Mir kann das nichts anhaben!
erben-say-reprieve = Ich bin der Mönch: { $chips }, und du bist frei.
erben-say-condemn = Ich bin der Richter: { $chips } Strafe!
erben-say-condemn-shared = { $you ->
    [whom] Ich bin der Richter: { $chips } Strafe, eins davon für dich!
   *[none] Ich bin der Richter: { $chips } Strafe, eins davon für { $whom }!
}
erben-cry = Das bezweifle ich!
erben-cry-too = Ich auch.
erben-cry-not = Ich nicht.
erben-cry-caught = Du hast mich.
erben-cry-told-you = Ich bin { $the }, sag ich doch!
erben-cry-accuse = { $you ->
    [whom] Ich weiß, wer du bist!
   *[none] Ich weiß, wer du bist, { $whom }!
}
erben-cry-right = Du hast mich.
erben-cry-wrong = Nein, bin ich nicht!
erben-cry-crown = { $you ->
    [whom] Du sollst lange herrschen!
   *[none] Hoch lebe { $whom }!
}

## der Verlauf
erben-round = Runde { $n }: Die Karten sind verteilt.
erben-covered = { $you ->
    [who] Du bist nicht { $the } und deckst den Kopf ab.
   *[none] { $who } ist nicht { $the } und deckt den Kopf ab.
}
erben-took-first = { $you ->
    [who] Du nimmst für den Anfang { $chips }.
   *[none] { $who } nimmt für den Anfang { $chips }.
}
erben-starts = { $you ->
    [who] Du beginnst die Runde.
   *[none] { $who } beginnt die Runde.
}
erben-turn = { $you ->
    [who] Du bist dran.
   *[none] { $who } ist dran.
}
erben-claimed = { $you ->
    [who] Du behauptest, { $the } zu sein, { $aim }.
   *[none] { $who } behauptet, { $the } zu sein, { $aim }.
}
erben-reacted = { $you ->
    [who] Du: „{ $said }“
   *[none] { $who }: „{ $said }“
}
erben-doubted = { $you ->
    [who] Du bezweifelst, dass { $whom } { $the } ist.
    [whom] { $who } bezweifelt, dass du { $the } bist.
   *[none] { $who } bezweifelt, dass { $whom } { $the } ist.
}
erben-passed = (Durchgehen lassen: { $names }.)
erben-voted = { $support ->
    [yes] { $you ->
        [who] Du unterstützt den Zweifel.
       *[none] { $who } unterstützt den Zweifel.
    }
   *[no] { $you ->
        [who] Du bist gegen den Zweifel.
       *[none] { $who } ist gegen den Zweifel.
    }
}
erben-dismissed = { $you ->
    [who] Zu wenige zweifeln: Fürs Erste bist du { $the }.
   *[none] Zu wenige zweifeln: Fürs Erste ist { $who } { $the }.
}
erben-admitted = { $you ->
    [who] Der Zweifel war richtig: Du bist nicht { $the }.
   *[none] Der Zweifel war richtig: { $who } ist nicht { $the }.
}
erben-turned = { $you ->
    [who] Der Zweifel war falsch: Du bist { $the }, und deine Karte liegt offen.
   *[none] Der Zweifel war falsch: { $who } ist { $the }, und die Karte liegt offen.
}
erben-covered-all = { $name }: Beide Karten liegen offen, also decken alle anderen diesen Kopf ab.
erben-drew = { $you ->
    [who] Du bekommst eine neue Karte.
   *[none] { $who } bekommt eine neue Karte.
}
erben-drew-card = { $you ->
    [who] Du bekommst eine neue Karte und bist jetzt { $the }.
   *[none] { $who } bekommt eine neue Karte und ist jetzt { $the }.
}
erben-took = { $you ->
    [who] Du nimmst { $chips }.
   *[none] { $who } nimmt { $chips }.
}
erben-gave = { $you ->
    [who] Du gibst { $to } { $chips }.
    [to] { $who } gibt dir { $chips }.
   *[none] { $who } gibt { $to } { $chips }.
}
erben-gave-bank = { $you ->
    [who] Du gibst der Bank { $chips }.
   *[none] { $who } gibt der Bank { $chips }.
}
erben-swapped = { $you ->
    [who] Du gibst { $other } { $gives } und bekommst { $takes }.
    [other] { $who } gibt dir { $gives } und bekommt { $takes }.
   *[none] { $who } gibt { $other } { $gives } und bekommt { $takes }.
}
erben-swapped-bank = { $you ->
    [who] Du tauschst { $gives } gegen { $takes } aus der Bank.
   *[none] { $who } tauscht { $gives } gegen { $takes } aus der Bank.
}
erben-stacked = { $you ->
    [who] Du stapelst { $trios }.
   *[none] { $who } stapelt { $trios }.
}
erben-broke = { $you ->
    [who] Du brichst { $trios } auf.
   *[none] { $who } bricht { $trios } auf.
}
erben-returned = { $you ->
    [who] Deine Chips gehen in die Bank.
   *[none] Die Chips von { $who } gehen in die Bank.
}
erben-bought = { $you ->
    [who] Du zahlst { $trios } für { $cards } von { $whom }.
    [whom] { $who } zahlt { $trios } für { $cards } von dir.
   *[none] { $who } zahlt { $trios } für { $cards } von { $whom }.
}
erben-showed = { $you ->
    [who] Du zeigst { $to } { $cards }.
    [to] { $who } zeigt dir { $cards }.
   *[none] { $who } zeigt { $to } { $cards }.
}
erben-showed-cards = { $you ->
    [who] Du zeigst { $to }, wer du nicht bist: { $cards }.
    [to] { $who } zeigt dir { $cards }: Nichts davon ist { $who }.
   *[none] { $who } zeigt { $to } { $cards }: Nichts davon ist { $who }.
}
erben-marked = { $you ->
    [who] Du deckst ab, was du gezeigt hast: { $cards }.
   *[none] { $who } deckt das Gezeigte ab: { $cards }.
}
erben-accused = { $you ->
    [who] Du klagst { $whom } an.
    [whom] { $who } klagt dich an.
   *[none] { $who } klagt { $whom } an.
} { $verdict ->
    [right] Richtig!
   *[wrong] Falsch!
}
erben-accused-as = { $you ->
    [who] Du klagst { $whom } an, { $the } zu sein.
    [whom] { $who } klagt dich an, { $the } zu sein.
   *[none] { $who } klagt { $whom } an, { $the } zu sein.
} { $verdict ->
    [right] Richtig!
   *[wrong] Falsch!
}
erben-out = { $you ->
    [who] Du bist aus der Runde.
   *[none] { $who } ist aus der Runde.
}
erben-scored = { $you ->
    [who] Du bekommst { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } und hast { $total }.
   *[none] { $who } bekommt { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } und hat { $total }.
}
erben-showdown = { $you ->
    [who] Zweikampf zwischen dir und { $other }.
    [other] Zweikampf zwischen { $who } und dir.
   *[none] Zweikampf zwischen { $who } und { $other }.
}
erben-round-won = { $you ->
    [who] Du gewinnst die Runde gegen { $loser }.
    [loser] { $who } gewinnt die Runde gegen dich.
   *[none] { $who } gewinnt die Runde gegen { $loser }.
}
erben-shown = Die Karten werden aufgedeckt: { $who }.
erben-was = { $you ->
    [who] du warst { $the }
   *[none] { $who } war { $the }
}
erben-won-wrong-doubt = { $you ->
    [who] Du wurdest falsch bezweifelt und gewinnst den Thron!
   *[none] { $who } wurde falsch bezweifelt und gewinnt den Thron!
}
erben-won-accusation = { $you ->
    [who] Du hast richtig angeklagt und gewinnst den Thron!
   *[none] { $who } hat richtig angeklagt und gewinnt den Thron!
}
erben-won-wrong-accusation = { $you ->
    [who] Du wurdest falsch angeklagt und gewinnst den Thron!
   *[none] { $who } wurde falsch angeklagt und gewinnt den Thron!
}
erben-ledger = Der Topf von { $pot }: { $paid }.
erben-paid = { $you ->
    [who] { $n } für dich
   *[none] { $n } für { $who }
}
erben-crowned = { $you ->
    [who] { $by } krönt dich: „Lang lebe der König von Hoax!“
    [by] Du krönst { $who }: „Lang lebe der König von Hoax!“
   *[none] { $by } krönt { $who }: „Lang lebe der König von Hoax!“
}
erben-toast-dead-king = Ein Toast: Alle trinken auf den toten König.
erben-toast-round = { $you ->
    [to] Ein Toast: Alle trinken auf dich.
   *[none] Ein Toast: Alle trinken auf { $to }.
}
erben-toast-king = { $you ->
    [to] Ein Toast: Alle trinken, und du zahlst.
   *[none] Ein Toast: Alle trinken, und { $to } zahlt.
}
erben-toast-one = { $you ->
    [who] Ein Toast: Du trinkst.
   *[none] Ein Toast: { $who } trinkt.
}
erben-toast-some = Ein Toast, es trinken: { $names }.

## ein Platz, vorgelesen
erben-has-turn = ist dran
erben-is-out = aus der Runde
erben-face-up = { $the }, offen
erben-is-not = ist nicht { $names }

## Geheimnisse
erben-me = Du bist { $the }
erben-me-none = Deine Karte ist noch nicht verteilt.
erben-me-lost = Nicht behaupten kannst du: { $names }.
erben-me-old = Davor warst du { $the }; diese Karte liegt offen.
erben-knows = Was du über die anderen weißt
erben-knows-aid = Notizen macht an diesem Tisch niemand: Was dir in früheren Zügen gezeigt wurde, musst du dir merken.
erben-known-is = { $who } ist { $the }
erben-head-not = { $name }: ausgeschlossen
erben-head-can = { $name }: möglich
erben-why-lost = Durch Zweifel verloren: { $names }.
erben-why-shown = Dir in Zug { $turn } gezeigt: { $names }.
erben-why-accused = In Zug { $turn } hast du angeklagt: { $the }. { $verdict ->
    [right] Richtig!
   *[wrong] Falsch.
}
erben-why-open = Die Karte liegt offen.
erben-why-both = Beide Karten sind bekannt: { $names }.
erben-told = Was du verraten hast
erben-told-shown = Gezeigt in Zug { $turn }, nur für { $who }: { $names }.
erben-told-named = { $who } hat dir gesagt, du bist { $the }. { $verdict ->
    [right] Richtig!
   *[wrong] Falsch.
}

## die Übersicht
erben-way-baron-a = Nimm 2 [gold].
erben-way-baron-b = Nenne einen Vorrat: Alle geben dir 1 losen Chip davon.
erben-way-monk-a = Nimm 2 [wine].
erben-way-monk-b = Alle geben dir 1 losen Chip ihrer Wahl.
erben-way-judge-a = Nimm 1 [wine].
erben-way-judge-b = Nimm 1 [grain].
erben-way-merchant-a = Nimm 1 [gold].
erben-way-merchant-b = Tausche lose Chips eins zu eins, mit der Bank oder mit anderen, jeden einmal.
erben-way-magician-a = Eine Person gibt dir alle losen Chips.
erben-way-thief-a = Nimm einer Person 1 oder 2 einer Art, auch aus Trios. Dagegen ist niemand gefeit.
erben-way-farmer-a = Nimm 2 [grain].
erben-react-baron = Reagiert: „Illegal!“, sobald eine Aktion getan ist
erben-react-judge = Reagiert auf „illegal“: 1 losen Chip Strafe, oder 2 einer Art, einen davon für einen Baron
erben-react-monk = Reagiert auf eine Strafe: Begnadigung für 1 Chip
erben-react-magician = Reagiert: gefeit gegen Steuer, Sammlung, Tausch, Magier und Strafe
erben-sheet-turn = Dein Zug: eins davon
erben-sheet-claim = Jemand sein
erben-sheet-claim-how = Wahr oder nicht, aber niemand, dessen Kopf auf deiner Karte abgedeckt ist. Alle dürfen es anzweifeln.
erben-sheet-buy = Auskunft kaufen
erben-sheet-buy-how = { $n ->
    [one] Für jedes Trio zeigt dir, und nur dir, jemand 1 Identität, die nicht stimmt.
   *[other] Für jedes Trio zeigt dir, und nur dir, jemand bis zu { $n } Identitäten, die nicht stimmen.
} { $beside ->
    [yes] Neben deiner Aktion.
   *[no] { "" }
}
erben-sheet-accuse = Anklagen
erben-sheet-accuse-how = Nenne, wer jemand ist. Richtig: Die Person ist draußen. Falsch: Du bist es. Die andere Seite bekommt alle Chips{ $points ->
    [yes] { " " }und 1 Punkt.
   *[no] .
}
erben-sheet-more = Gut zu wissen
erben-sheet-doubt = Ein Zweifel
erben-sheet-doubt-how = { $stronger ->
    [yes] Er geht durch, wenn alle anderen in der Runde ihn unterstützen.
   *[no] Er geht durch, wenn mindestens die Hälfte der Runde ihn unterstützt; wer bezweifelt wird, zählt mit, aber ohne Stimme.
} { $lost ->
    [yes] Richtig: Der Kopf ist verloren, und der Zug auch, wenn es die Aktion war.
   *[no] Richtig: Der Kopf ist verloren; war es die Aktion, kommt eine andere.
} { $points ->
    [0] Falsch: Wer bezweifelt wurde, gewinnt das Spiel.
   *[other] Falsch: Wer bezweifelt wurde, bekommt { $points } Punkte und ist draußen, und die Behauptung gilt trotzdem.
}
erben-sheet-order = Was nacheinander kommt
erben-sheet-order-how = Aktion, Zweifel, Antworten der Magier, Trios stapeln, Barone, Richter, Mönche; dann wird eine Strafe gezahlt, eine Begnadigung angenommen, oder man ist gefeit. { $all ->
    [yes] Jede Reaktion einmal im Zug.
   *[no] Für alle nur eine Reaktion im Zug.
}
erben-sheet-order-short = Aktion, Zweifel, Antworten der Magier, Trios stapeln. An diesem Tisch ist nichts illegal.
erben-sheet-trio = Trios
erben-sheet-trio-how = Je 1 Wein, Gold und Korn. { $hand ->
    [yes] Du stapelst sie selbst in deinem Zug.
   *[no] Sie stapeln sich von selbst.
} Nur ein Dieb kommt daran.
erben-sheet-points = { $goal } Punkte gewinnen den Thron
erben-sheet-points-how = Falsch bezweifelt { $points }, Anklage 1, Zweikampf gewonnen 3 (4 mit eigener Anklage) und verloren 1. Punkte fürs Verlieren oder für eine falsche Anklage gegen dich zählen nur bis { $last }.
erben-sheet-king = Gewinnen
erben-sheet-king-how = Eine Runde entscheidet: Werde falsch bezweifelt oder gewinn den Zweikampf.
erben-sheet-showdown = Zweikampf
erben-sheet-showdown-how = Die letzten zwei sind abwechselnd dran: einen Kopf bezweifeln, anklagen oder kaufen. Ein richtiger Zweifel deckt den Kopf ab; ein falscher Zweifel oder eine falsche Anklage verliert.
erben-sheet-variants = An diesem Tisch
erben-variant-merchant = Kein Händler
erben-variant-throne_points = Eine Runde entscheidet
erben-variant-accuse_any_turn = Am Ende jedes Zuges dürfen alle anklagen
erben-variant-information_beside = Auskunft neben der Aktion
erben-variant-unmarked_doubts = Ein richtiger Zweifel hinterlässt keine Marke
erben-variant-all_reactions = Jede Reaktion einmal im Zug
erben-variant-stronger_doubts = Einen Zweifel müssen alle anderen unterstützen
erben-variant-two_identities = Zum ersten Mal falsch bezweifelt: 2 Punkte und eine neue Karte
erben-variant-start_chips = { $n } Chips am Anfang
erben-variant-cards_a_trio = { $n } Karten für ein Trio
erben-variant-wrong_doubt = { $n } Punkte bei falschem Zweifel
erben-variant-start_points = { $n } Punkte am Anfang
erben-variant-fines = Nichts ist illegal: keine Strafen, keine Begnadigungen
erben-variant-betting = Alle haben 10 in den Topf gelegt
erben-variant-toasts = Das Haus ruft die Toasts aus
erben-variant-magician_alone = Der Magier ist im selben Zug nicht Baron, Richter oder Mönch
erben-variant-doubted_is_silent = Richtig bezweifelt: keine Reaktion mehr in diesem Zug
erben-variant-lost_turn = Richtig bezweifelt: Der Zug ist verloren
erben-variant-stack_by_hand = Trios werden von Hand gestapelt
erben-variant-large = Großer Tisch

## warum etwas gerade nicht geht
why-erben-out = Du bist aus dieser Runde. Beim nächsten Austeilen bist du wieder dabei.
why-erben-dealing = Zuerst decken alle einen Kopf ab und nehmen einen Chip.
why-erben-not-your-turn = Du bist nicht dran.
why-erben-settle-first = Deine Aktion ist noch nicht erledigt.
why-erben-showdown = Im Zweikampf behauptet niemand etwas: Zweifle, klag an oder kauf Auskunft.
why-erben-no-merchant = In diesem Spiel gibt es keinen Händler.
why-erben-head-covered = Dieser Kopf ist auf deiner Karte abgedeckt oder durch Zweifel verloren, also kannst du ihn nicht behaupten.
why-erben-target-yourself = Dich selbst kannst du nicht wählen.
why-erben-target-out = Diese Person ist aus der Runde.
why-erben-they-have-too-few = So viele sind dort nicht.
why-erben-name-theft = Es gibt etwas zu stehlen: Sag, was und von wem.
why-erben-no-trio = Auskunft kostet ein Trio, und du hast keins.
why-erben-too-few-trios = Dafür hast du nicht genug Trios.
why-erben-nothing-left-to-show = So viele Karten kann dir diese Person nicht mehr zeigen.
why-erben-no-accusation-now = Warte auf das Ende des Zuges: Dann dürfen alle anklagen.
why-erben-nothing-to-doubt = Gerade hat niemand etwas behauptet, das sich anzweifeln ließe.
why-erben-own-claim = Deine eigene Behauptung kannst du nicht anzweifeln.
why-erben-doubted-already = Du hast diese Behauptung schon angezweifelt, und mehr als einmal geht nicht.
why-erben-vote-first = Es gibt schon einen Zweifel. Jetzt wird abgestimmt.
why-erben-name-no-head = Der Kopf ist mit der Behauptung genannt. Zweifle einfach.
why-erben-name-a-head = Im Zweikampf sagst du, welchen Kopf du bezweifelst.
why-erben-their-head-covered = Dieser Kopf ist schon abgedeckt oder durch Zweifel verloren.
why-erben-no-vote = Gerade gibt es keine Abstimmung.
why-erben-own-vote = Bei deiner eigenen Behauptung hast du keine Stimme.
why-erben-voted-already = Du hast schon abgestimmt.
why-erben-not-your-vote-yet = Die Stimmen gehen reihum. Deine kommt noch.
why-erben-fines-off = Dieser Tisch spielt ohne „illegal“, Strafen und Begnadigungen.
why-erben-own-action = Auf deine eigene Aktion reagierst du so nicht.
why-erben-not-illegal-now = Gerade gibt es keine Aktion, die sich für illegal erklären ließe.
why-erben-no-baron = Gerade ist niemand zu verurteilen: Zuerst muss ein Baron eine Aktion für illegal erklären.
why-erben-no-judge = Gerade gibt es keine Strafe, von der du jemanden befreien könntest.
why-erben-reaction-used = Diese Reaktion hast du in diesem Zug nicht mehr.
why-erben-magician-alone = An diesem Tisch passt der Magier in einem Zug nicht zu Baron, Richter oder Mönch.
why-erben-silenced = Du wurdest in diesem Zug richtig bezweifelt und reagierst nicht mehr.
why-erben-guilty-has-too-few = So viele hat die schuldige Person nicht lose liegen.
why-erben-share-with-a-baron = Der zweite Chip geht an einen Baron, dessen Wort steht.
why-erben-guilty-has-none = So einen Chip hat die schuldige Person nicht.
why-erben-not-guilty = Du bist nicht verurteilt.
why-erben-no-such-fine = Von dort kommt keine Strafe.
why-erben-no-such-reprieve = Von dort kommt keine Begnadigung.
why-erben-nothing-to-lose = Gerade nimmt dir niemand etwas weg.
why-erben-no-gift = Gerade sammelt niemand einen Chip deiner Wahl ein.
why-erben-no-such-chip = So ein Chip liegt nicht lose da.
why-erben-merchants-only = Nur ein Händler tauscht Chips.
why-erben-chip-swapped = Jeder Chip vom Anfang wird einmal getauscht, und von diesen ist keiner mehr übrig.
why-erben-closed = Dort steht ein Magier: In dieser Aktion kannst du da nicht tauschen.
why-erben-stacked-anyway = An diesem Tisch stapeln sich Trios von selbst.
why-erben-no-set = Ein Trio braucht einen losen Chip jeder Art.
why-erben-covered-at-the-start = Köpfe deckt man nur am Anfang einer Runde nach eigener Wahl ab.
why-erben-cover-yourself = Das bist du! Deck jemanden ab, der du nicht bist.
why-erben-covered-already = Dieser Kopf ist schon abgedeckt.
why-erben-taken-at-the-start = Chips für den Anfang nimmt man nur zu Beginn einer Runde.
why-erben-chips-at-the-start = An diesem Tisch beginnt man mit einer anderen Zahl von Chips.
why-erben-nobody-buys = Gerade kauft niemand Auskunft von dir.
why-erben-show-yourself = Du zeigst nur, wer du nicht bist.
why-erben-show-covered = Dieser Kopf ist auf deiner Karte abgedeckt oder durch Zweifel verloren: Das wäre nichts Neues.
why-erben-shown-before = Diese Karte hast du dort in dieser Runde schon gezeigt.
why-erben-show-the-number = Zeig genau so viele Karten, wie gekauft wurden.
why-erben-winner-crowned = Das wählt nur, wer gewonnen hat, und erst am Ende.
why-erben-nothing-to-end = Gerade gibt es nichts zu beenden.
