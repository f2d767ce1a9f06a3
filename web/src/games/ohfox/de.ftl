## Tiere
ohfox-name-hedgehog = Igel
ohfox-name-rabbit = Kaninchen
ohfox-name-rat = Ratte
ohfox-name-sparrow = Spatz
ohfox-name-squirrel = Eichhörnchen
ohfox-name-toad = Kröte
ohfox-name-badger = Dachs
ohfox-name-fox = Fuchs
ohfox-name-owl = Eule
ohfox-name-viper = Viper
ohfox-name-hidden = Unbekannt
ohfox-the-hedgehog = der Igel
ohfox-the-rabbit = das Kaninchen
ohfox-the-rat = die Ratte
ohfox-the-sparrow = der Spatz
ohfox-the-squirrel = das Eichhörnchen
ohfox-the-toad = die Kröte
ohfox-the-badger = der Dachs
ohfox-the-fox = der Fuchs
ohfox-the-owl = die Eule
ohfox-the-viper = die Viper
ohfox-is-predator = Räuber
ohfox-is-prey = Beute
ohfox-you = du

## Karten
ohfox-card-single = Einzelzug
ohfox-card-double = Doppelzug
ohfox-card-move_stop = Zug-Stopp
ohfox-card-trigger = Auslöser
ohfox-card-stop = Stopp
ohfox-card-to = { $card } nach { $to }
ohfox-toward-north = Norden
ohfox-toward-east = Osten
ohfox-toward-south = Süden
ohfox-toward-west = Westen
ohfox-point-north = Norden
ohfox-point-east = Osten
ohfox-point-south = Süden
ohfox-point-west = Westen

## Aufgaben
ohfox-objective-fickler = Wankelmut
ohfox-objective-navigator = Navigator
ohfox-objective-slowpoke = Trödler
ohfox-objective-straggler = Nachzügler
ohfox-objective-stroller = Spaziergänger
ohfox-objective-swimmer = Schwimmer

## Futter
ohfox-food-mushroom = Pilze
ohfox-food-corn = Mais
ohfox-food-nut = Nüsse
ohfox-food-fly = Fliegen
ohfox-food-clover = Klee
ohfox-food-berry = Beeren
ohfox-eaten-mushroom = einen Pilz
ohfox-eaten-corn = einen Maiskolben
ohfox-eaten-nut = eine Nuss
ohfox-eaten-fly = eine Fliege
ohfox-eaten-clover = etwas Klee
ohfox-eaten-berry = eine Beere

## Zahlen und Orte
ohfox-hearts = { $n ->
    [0] keine Herzen
    [one] { $n } Herz
   *[other] { $n } Herzen
}
ohfox-wounds = { $n ->
    [0] keine Wunden
    [one] { $n } Wunde
   *[other] { $n } Wunden
}
ohfox-spot = { $place ->
    [pond] Teich
    [mine] dein Zuhause
    [home] Zuhause von { $who }
    [clearing] Lichtung im { $space }
   *[other] { $space }
}
ohfox-by = { $place ->
    [pond] dem Teich
    [mine] deinem Zuhause
    [home] dem Zuhause von { $who }
    [clearing] der Lichtung im { $space }
   *[other] { $space }
}
ohfox-at = { $place ->
    [pond] am Teich
    [mine] bei dir zu Hause
    [home] bei { $who } zu Hause
    [clearing] auf der Lichtung im { $space }
   *[other] bei { $space }
}
ohfox-to = { $place ->
    [pond] zum Teich
    [mine] zu deinem Zuhause
    [home] zum Zuhause von { $who }
    [clearing] zur Lichtung im { $space }
   *[other] zu { $space }
}
ohfox-homeward = nach Hause
ohfox-tunnel = Tunnel { $letter }
ohfox-between = auf halbem Weg zwischen { $a } und { $b }
ohfox-who-what = { $who }: { $what }

## Fragen
ohfox-ask-card = Zug { $n } von { $of }: Welche Karte spielst du?
ohfox-ask-guess = Alle Karten liegen da. Dein Tipp: Wer ist { $who }?
ohfox-ask-guess-all = Alle Karten liegen da. Dein Tipp: Wer ist wer?
ohfox-guess-said = { $who } ist { $the }.
ohfox-guess-who = Und wer ist { $who }?
ohfox-which-way = { $card }: In welche Richtung?
ohfox-left = { $n ->
    [0] keine übrig
   *[other] noch { $n }
}

## worauf der Tisch wartet
ohfox-dealing = Die Tiere werden ausgeteilt.
ohfox-turning = Die Karten werden aufgedeckt.
ohfox-wait-cards = { $count ->
    [one] Zug { $n }: { $names } wählt eine Karte.
   *[other] Zug { $n }: { $names } wählen je eine Karte.
}
ohfox-wait-others = { $count ->
    [one] Deine Karte für Zug { $n } liegt verdeckt da. { $names } wählt noch.
   *[other] Deine Karte für Zug { $n } liegt verdeckt da. { $names } wählen noch.
}
ohfox-wait-guess = Alle Karten liegen da. { $who } tippt, wer die Beute ist.
ohfox-over = Das Spiel ist aus.
ohfox-standing-turn = Zug { $n } von { $of }.
ohfox-standing-guess = Der Tipp.
ohfox-standing-won = Gewonnen: { $names }, mit { $hearts }.
ohfox-hunts = { $you ->
    [who] Du jagst.
   *[none] { $who } jagt.
}
ohfox-masked = Der Räuber ist maskiert.
ohfox-cry-hunter = Vor mir hättet ihr euch hüten sollen!
ohfox-cry-guess = Ich wittere: { $them }!

## ein Platz, vorgelesen
ohfox-some-cards = { $n } × { $card }
ohfox-row = gespielt: { $cards }
ohfox-hand = übrig: { $cards }

## was geschehen ist
ohfox-laid = Ausgelegt: { $predators } zum Jagen; { $prey } als Beute.
ohfox-objectives = Aufgaben: { $aims }.
ohfox-objectives-none = In diesem Spiel gibt es keine Aufgaben.
ohfox-predator = { $you ->
    [who] Du bist der Räuber.
   *[none] { $who } ist der Räuber.
}
ohfox-turn = Zug { $n } · { $cards }
ohfox-shown = Die Masken fallen: { $who }.
ohfox-is = { $you ->
    [who] du bist { $the }
   *[none] { $who } ist { $the }
}
ohfox-guessed = { $you ->
    [who] Dein Tipp
   *[none] Der Tipp von { $who }
} ({ $said }) { $right ->
    [yes] stimmt!
   *[no] stimmt nicht.
}
ohfox-stepped = Schritt { $n }: { $went }.
ohfox-went-foot = { $who } { $to }
ohfox-went-tunnel = { $who } durch den Tunnel { $to }
ohfox-went-jump = { $who } mit einem Sprung { $to }
ohfox-went-air = { $who } durch die Luft { $to }
ohfox-attacked = { $you ->
    [by] Du erwischst { $who } { $at }!
    [who] { $by } erwischt dich { $at }!
   *[none] { $by } erwischt { $who } { $at }!
}
ohfox-spared-immune = { $you ->
    [by] Du triffst { $who } { $at }, aber in einen eingerollten Igel beißt niemand.
    [who] { $by } trifft dich { $at }, aber in einen eingerollten Igel beißt niemand.
   *[none] { $by } trifft { $who } { $at }, aber in einen eingerollten Igel beißt niemand.
}
ohfox-spared-air = { $you ->
    [by] Du begegnest { $who } { $at }, aber im Flug wird niemand erwischt.
    [who] { $by } begegnet dir { $at }, aber im Flug wird niemand erwischt.
   *[none] { $by } begegnet { $who } { $at }, aber im Flug wird niemand erwischt.
}
ohfox-ate = { $you ->
    [who] Du frisst { $what }.
   *[none] { $who } frisst { $what }.
}
ohfox-healed = { $you ->
    [who] Der Teich heilt dir eine Wunde.
   *[none] Der Teich heilt { $who } eine Wunde.
}
ohfox-heart-guess = { $you ->
    [who] Du hast alle durchschaut: ein Herz.
   *[none] { $who } hat alle durchschaut: ein Herz.
}
ohfox-heart-food = { $you ->
    [who] Die dritte Mahlzeit! Du bekommst ein Herz mehr.
   *[none] Die dritte Mahlzeit! { $who } bekommt ein Herz mehr.
}
ohfox-heart-all-prey = { $you ->
    [who] Keine Beute ist dir entkommen: ein Herz mehr.
   *[none] Keine Beute ist { $who } entkommen: ein Herz mehr.
}
ohfox-heart-home = { $you ->
    [who] Du bist zum Abend zu Hause: ein Herz.
   *[none] { $who } ist zum Abend zu Hause: ein Herz.
}
ohfox-heart-objective = { $you ->
    [who] Du erfüllst eine Aufgabe, „{ $aim }“: ein Herz.
   *[none] { $who } erfüllt eine Aufgabe, „{ $aim }“: ein Herz.
}
ohfox-scored = Abgerechnet · { $said }
ohfox-count-wounded = { $n } ({ $hearts }, { $wounds })
ohfox-tied-trigger = Gleichstand: { $among }. { $all ->
    [yes] Auch der erste Auslöser kam gleichzeitig.
   *[no] Der spätere erste Auslöser zählt: { $left }.
}
ohfox-tied-predator = Gleichstand: { $among }. Der Räuber geht vor: { $left }.
ohfox-tied-attacks = Gleichstand: { $among }. { $all ->
    [yes] Auch gleich oft angegriffen.
   *[no] Es zählt, wer am seltensten angegriffen wurde: { $left }.
}
ohfox-won = { $you ->
    [who] Du gewinnst!
   *[none] { $who } gewinnt!
}
ohfox-won-shared = Der Sieg wird geteilt: { $names }. Gleich noch ein Spiel!

## Geheimnisse
ohfox-me = Du bist { $the }
ohfox-me-none = Dein Tier ist noch nicht ausgeteilt.
ohfox-me-hunts = Jede Beute, die du triffst, ist ein Herz für dich.
ohfox-me-food = Dein Futter: { $food }
ohfox-me-eaten = { $n ->
    [0] Noch nichts gefressen
   *[other] { $n } gefressen
}
ohfox-me-where = Wohin deine Karten dich gebracht haben: { $spot }
ohfox-me-trigger = Dein Auslöser
ohfox-me-here = Hier bist du
ohfox-me-leads = Ein Auslöser bringt dich jetzt
ohfox-me-leads-any = wohin er auch zeigt
ohfox-knows = Wer die anderen sein können

## die Übersicht
ohfox-sheet-cards = Deine 13 Karten, 8 davon spielst du
ohfox-sheet-single-how = Zum nächsten Feld.
ohfox-sheet-double-how = Zwei Felder; gerade über das erste, auch wenn der Weg einen Bogen machte.
ohfox-sheet-stop-how = Bleiben. Beute auf ihrem Futter frisst.
ohfox-sheet-move_stop-how = Zum nächsten Feld, und dort fressen wie bei einem Stopp.
ohfox-sheet-trigger-how = Was dein Tier kann. Geht das hier nicht: ein Einzelzug.
ohfox-sheet-prey = Beute und ihre Auslöser
ohfox-sheet-predators = Räuber und ihre Auslöser
ohfox-ability-hedgehog = Einzelzug; in diesem Zug nicht angreifbar.
ohfox-ability-rabbit = Durch den Tunnel, wenn hier einer ist; sonst ein Einzelzug.
ohfox-ability-rat = Einzelzug in die Gegenrichtung.
ohfox-ability-sparrow = Fliegt 3 Felder; nicht angreifbar, bis er landet.
ohfox-ability-squirrel = Doppelzug.
ohfox-ability-toad = Springt von überall zum Teich.
ohfox-ability-badger = Durch den Tunnel, wenn hier einer ist; sonst ein Einzelzug.
ohfox-ability-fox = Einzelzug in die Gegenrichtung.
ohfox-ability-owl = Fliegt 3 Felder; greift nur an, wo sie landet.
ohfox-ability-viper = Einzelzug und wieder zurück.
ohfox-sheet-hearts = Herzen und Wunden
ohfox-sheet-eat = Beute hält auf ihrem Futter: 1 Herz, einmal auf jedem Feld. Die dritte Mahlzeit: 1 mehr.
ohfox-sheet-attack = Der Räuber trifft Beute auf einem Feld oder auf halbem Weg: 1 Herz für ihn, 1 Wunde für sie. Jede Beute höchstens einmal im Zug.
ohfox-sheet-all = Jede Beute mindestens einmal angegriffen: 1 Herz mehr für den Räuber.
ohfox-sheet-guess = Vor dem Film tippt der Räuber jede Beute: 1 Herz, wenn alles stimmt.
ohfox-sheet-heal = Beute, die einen Zug am Teich beendet, verliert 1 Wunde.
ohfox-sheet-home = Beute, die nach Zug 8 in ihrem eigenen Zuhause ist: 1 Herz.
ohfox-sheet-count = Am Ende nimmt jede Wunde ein Herz. Die meisten Herzen gewinnen.
ohfox-sheet-objectives = Aufgaben, je 1 Herz
ohfox-aim-fickler = Nie zwei Karten derselben Art nacheinander.
ohfox-aim-navigator = Mindestens eine Karte in jede Richtung.
ohfox-aim-slowpoke = Kein Doppelzug.
ohfox-aim-straggler = Alle 3 Stopps. Der Zug-Stopp zählt nicht.
ohfox-aim-stroller = Alle 4 Einzelzüge. Der Zug-Stopp zählt nicht.
ohfox-aim-swimmer = { $n ->
    [one] Einen Zug am Teich beenden.
   *[other] { $n } Züge am Teich beenden.
}
ohfox-sheet-ties = Bei Gleichstand
ohfox-sheet-tie-trigger = Wer den ersten Auslöser später gespielt hat; nie ist am spätesten.
ohfox-sheet-tie-predator = Der Räuber, wenn er darunter ist.
ohfox-sheet-tie-attacks = Wer seltener angegriffen wurde.
ohfox-sheet-tie-shared = Ihr teilt den Sieg.

## warum etwas jetzt nicht geht
why-ohfox-dealing = Die Tiere werden noch ausgeteilt.
why-ohfox-card-gone = Karten dieser Art hast du alle gespielt.
why-ohfox-turns-over = Alle acht Karten sind gespielt.
why-ohfox-guess-later = Getippt wird nach dem achten Zug.
why-ohfox-predators-guess = Nur der Räuber tippt.
why-ohfox-name-each-prey = Nenne für jede Beute genau ein Tier.
why-ohfox-not-laid-out = Dieses Tier liegt nicht aus oder ist doppelt genannt.
