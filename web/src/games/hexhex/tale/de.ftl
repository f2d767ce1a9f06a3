# HEX•HEX XL: was geschah. Eine Rolle, die du selbst bist, sagt $you.
hexhex-round = { $tie ->
    [yes] Stichrunde, Runde { $n }: Alles zählt doppelt.
   *[no] Runde { $n }.
 }
hexhex-round-who = { $you ->
    [dealer] Du gibst, { $caster } wirft.
    [caster] { $dealer } gibt, du wirfst.
   *[none] { $dealer } gibt, { $caster } wirft.
 }
hexhex-laid-open = { $you ->
    [who] Du legst { $card } offen aus.
   *[none] { $who } legt { $card } offen aus.
 }
hexhex-aimed = { $you ->
    [who] Du legst { $card } vor { $whom }.
    [whom] { $who } legt { $card } vor dich. Wie nett.
   *[none] { $who } legt { $card } vor { $whom }.
 }
hexhex-cast = { $you ->
    [who] „HEX•HEX, { $whom }!“ Du wirfst.
    [whom] „HEX•HEX!“ { $who } wirft auf dich.
   *[none] „HEX•HEX, { $whom }!“ { $who } wirft.
 }
hexhex-answered = { $you ->
    [who] Du beantwortest { $hex } mit { $card }.
   *[none] { $who } beantwortet { $hex } mit { $card }.
 }
hexhex-answered-to = { $you ->
    [who] Du beantwortest { $hex } mit { $card }, für { $to }.
    [to] { $who } beantwortet { $hex } mit { $card }, für dich.
   *[none] { $who } beantwortet { $hex } mit { $card }, für { $to }.
 }
hexhex-stated = { $you ->
    [who] Du legst verdeckt eine Karte gegen { $hex }: „{ $card }“.
   *[none] { $who } legt verdeckt eine Karte gegen { $hex }: „{ $card }“.
 }
hexhex-stated-to = { $you ->
    [who] Du legst verdeckt eine Karte gegen { $hex }: „{ $card }“, für { $to }.
    [to] { $who } legt verdeckt eine Karte gegen { $hex }: „{ $card }“, für dich.
   *[none] { $who } legt verdeckt eine Karte gegen { $hex }: „{ $card }“, für { $to }.
 }
hexhex-lies = Verdeckt liegt eine Karte vor { $hexes }.
hexhex-lies-none = Vor keinem Hex liegt eine Karte.
hexhex-cant = { $you ->
    [who] Du kannst { $hex } nicht beantworten.
   *[none] { $who } kann { $hex } nicht beantworten.
 }
hexhex-played = { $you ->
    [who] Außer der Reihe: Du spielst { $card }.
   *[none] Außer der Reihe: { $who } spielt { $card }.
 }
hexhex-played-on = { $you ->
    [who] Außer der Reihe: Du spielst { $card } auf { $aim }.
   *[none] Außer der Reihe: { $who } spielt { $card } auf { $aim }.
 }
hexhex-countered = { $you ->
    [who] Du konterst { $aim } mit { $card }.
   *[none] { $who } kontert { $aim } mit { $card }.
 }
hexhex-cancelled = { $you ->
    [who] Aus deiner Karte { $card } wird nichts, dank { $by }.
    [by] Aus { $card } von { $who } wird nichts, dank dir.
   *[none] Aus { $card } von { $who } wird nichts, dank { $by }.
 }
hexhex-challenged-lie = { $you ->
    [by] Du glaubst { $who } kein Wort, und du hast recht: Es ist { $card }.
    [who] { $by } glaubt dir kein Wort. Zu Recht: Es ist { $card }.
   *[none] { $by } glaubt { $who } kein Wort. Zu Recht: Es ist { $card }.
 }
hexhex-challenged-truth = { $you ->
    [by] Du glaubst { $who } kein Wort, aber es ist wirklich { $card }.
    [who] { $by } glaubt dir kein Wort, aber es ist wirklich { $card }.
   *[none] { $by } glaubt { $who } kein Wort, aber es ist wirklich { $card }.
 }
hexhex-moved = { $you ->
    [came] { $hex } geht von dir an { $to }.
    [to] { $hex } kommt von { $came } zu dir.
   *[none] { $hex } geht von { $came } an { $to }.
 }
hexhex-ducked = { $you ->
    [came] Du duckst dich, und { $hex } fliegt weiter zu { $to }.
    [to] { $came } duckt sich, und { $hex } fliegt genau auf dich zu.
   *[none] { $came } duckt sich, und { $hex } fliegt weiter zu { $to }.
 }
hexhex-duplicated = { $you ->
    [to] Und einer für dich: sein Doppel, { $copy }.
   *[none] Sein Doppel, { $copy }, geht an { $to }.
 }
hexhex-dismissed = { $hex } löst sich in Rauch auf.
hexhex-hexed = { $you ->
    [who] Bumm! Der Hex von { $by } geht auf dich los. Er kostet { $cost }.
    [by] Bumm! Dein Hex geht auf { $who } los. Er kostet { $cost }.
   *[none] Bumm! Der Hex von { $by } geht auf { $who } los. Er kostet { $cost }.
 }
hexhex-hexed-own = { $you ->
    [who] Bumm! Dein eigener Hex geht auf dich los. Er kostet { $cost }.
   *[none] Bumm! Der Hex von { $who } geht nach hinten los. Er kostet { $cost }.
 }
hexhex-hexed-card = { $you ->
    [who] Als er losgeht, spielst du { $card }.
   *[none] Als er losgeht, spielt { $who } { $card }.
 }
hexhex-none = { $you ->
    [who] Du hast keine Karte für Verhexte.
   *[none] { $who } hat keine Karte für Verhexte.
 }
hexhex-lost = { $you ->
    [who] Du verlierst { $n }: { $why }. Jetzt { $now }.
   *[none] { $who } verliert { $n }: { $why }. Jetzt { $now }.
 }
hexhex-gained = { $you ->
    [who] Du gewinnst { $n }: { $why }. Jetzt { $now }.
   *[none] { $who } gewinnt { $n }: { $why }. Jetzt { $now }.
 }
hexhex-why-hex = verhext
hexhex-why-targeted = ein Hex, der saß
hexhex-why-rot = die Fäulnis am Hex
hexhex-why-hexhex = Hände zu spät oben
hexhex-why-sign = das Hexenzeichen
hexhex-why-upwiththat = was zum Hex
hexhex-why-deception = Vertrauenssache
hexhex-why-level = ausgeglichen
hexhex-why-spite = pure Bosheit
hexhex-why-sacrifice = aufgegeben
hexhex-why-inversion = auf den Kopf gestellt
hexhex-why-backlash = der Rückschlag
hexhex-why-stix = die Stabkarte
hexhex-why-curse = der Fluch
hexhex-why-law = das Gesetz
hexhex-why-knocked = Stäbe am Boden
hexhex-why-payment = nach dem Gesetz gezahlt
hexhex-why-revenge = Rache
hexhex-drew = { $you ->
    [who] Du ziehst { $cards }.
   *[none] { $who } zieht { $cards }.
 }
hexhex-discarded = { $you ->
    [who] Du wirfst verdeckt eine Karte ab.
   *[none] { $who } wirft verdeckt eine Karte ab.
 }
hexhex-taken = { $you ->
    [who] Du nimmst { $of } eine Karte aus der Hand.
    [of] { $who } nimmt dir eine Karte aus der Hand.
   *[none] { $who } nimmt { $of } eine Karte aus der Hand.
 }
hexhex-robbed = { $you ->
    [who] Du gräbst { $card } aus der Ablage aus.
   *[none] { $who } gräbt { $card } aus der Ablage aus.
 }
hexhex-absorbed = { $you ->
    [who] Du nimmst { $card } auf die Hand.
   *[none] { $who } nimmt { $card } auf die Hand.
 }
hexhex-absorbed-unseen = { $you ->
    [who] Du nimmst die verdeckte Karte auf die Hand.
   *[none] { $who } nimmt die verdeckte Karte auf die Hand.
 }
hexhex-effect-gone = { $you ->
    [who] Deine Karte { $card } ist weg.
   *[none] { $card } von { $who } ist weg.
 }
hexhex-effect-moved = { $you ->
    [who] Du machst dich mit { $card } von { $of } davon.
    [of] { $who } macht sich mit deiner Karte { $card } davon.
   *[none] { $who } macht sich mit { $card } von { $of } davon.
 }
hexhex-tokens-gone = { $token }: nicht mehr auf { $hex }.
hexhex-spent = { $you ->
    [who] Deine Karte { $card } geht ins Leere.
   *[none] { $card } von { $who } geht ins Leere.
 }
hexhex-paid = { $you ->
    [who] Du zahlst und hebst { $aim } auf.
   *[none] { $who } zahlt und hebt { $aim } auf.
 }
hexhex-reshuffled = Die Ablage wird gemischt: { $cards } im Deck.
hexhex-shown = { $you ->
    [who] Du siehst dir die Hand von { $of } an.
    [of] { $who } sieht sich deine Hand an.
   *[none] { $who } sieht sich die Hand von { $of } an.
 }
hexhex-opened = { $you ->
    [who] Deine Hand liegt offen: { $cards }.
   *[none] Die Hand von { $who } liegt offen: { $cards }.
 }
hexhex-swapped = { $you ->
    [who] Du legst eine Karte ins Deck zurück.
   *[none] { $who } legt eine Karte ins Deck zurück.
 }
hexhex-round-over = Die Runde ist aus, und alle Hände sind leer.
hexhex-round-over-left = Die Runde ist aus. Karten übrig: { $hands }.
hexhex-hand-left = { $who } ({ $n })
hexhex-hands-up = { $you ->
    [who] Hände hoch! { $names } … und ganz zuletzt du.
   *[none] Hände hoch! { $names } … und ganz zuletzt { $who }.
 }
hexhex-hands-raised = Hände hoch: { $names }. Alle anderen halten still.
hexhex-sign-waits = { $you ->
    [who] Dein Hexenzeichen wartet auf das Ende der Runde.
   *[none] Das Hexenzeichen von { $who } wartet auf das Ende der Runde.
 }
hexhex-signs = { $you ->
    [who] Dein Hexenzeichen. { $signs }.
   *[none] Das Hexenzeichen von { $who }. { $signs }.
 }
hexhex-sign-shown = { $who }: { $shape ->
    [rock] Stein
    [paper] Papier
   *[scissors] Schere
 }
hexhex-last-round = { $you ->
    [who] Die letzte Runde. Du hast die wenigsten Stimmen und bereitest sie vor.
   *[none] Die letzte Runde. { $who } hat die wenigsten Stimmen und bereitet sie vor.
 }
hexhex-last-round-tie = { $you ->
    [who] Gleichstand! Noch eine Runde, und du bereitest sie vor.
   *[none] Gleichstand! Noch eine Runde, und { $who } bereitet sie vor.
 }
hexhex-dealer = { $you ->
    [who] Du lässt { $dealer } geben.
    [dealer] { $who } lässt dich geben.
   *[none] { $who } lässt { $dealer } geben.
 }
hexhex-dealer-self = { $you ->
    [who] Du gibst, und du wirfst.
   *[none] { $who } gibt und wirft auch.
 }
hexhex-won = { $you ->
    [who] Du gewinnst mit { $voice }!
   *[none] { $who } gewinnt mit { $voice }!
 }
hexhex-grabbed = Greif! { $sticks }.
hexhex-grabbed-one = { $who }: { $stick }
hexhex-stix-card = Stabkarte { $n }. Ohne Stab: { $none } · Ebenholz: { $ebon } · Bein: { $bone }
hexhex-silenced = { $you ->
    [who] In dieser Runde keine Konter von dir.
   *[none] In dieser Runde keine Konter von { $who }.
 }
hexhex-skipped = { $you ->
    [who] Deine ruhige Hand rettet dich.
   *[none] Eine ruhige Hand rettet { $who }.
 }
hexhex-knocked = { $you ->
    [who] Klapper! Du stößt einen Stab aus { $stick ->
        [ebon] Ebenholz
       *[bone] Bein
    } vom Tisch.
   *[none] Klapper! { $who } stößt einen Stab aus { $stick ->
        [ebon] Ebenholz
       *[bone] Bein
    } vom Tisch.
 }
hexhex-curse-drawn = Ein Fluch auf { $names }: { $curse }.
hexhex-caught = { $you ->
    [by] „Erwischt!“, rufst du und zeigst auf { $who }.
    [who] „Erwischt!“, ruft { $by } und zeigt auf dich.
   *[none] „Erwischt!“, ruft { $by } und zeigt auf { $who }.
 }
hexhex-caught-law = { $you ->
    [by] „Erwischt!“, rufst du: { $who } hat das Gesetz gebrochen: { $law }.
    [who] „Erwischt!“, ruft { $by }: Du hast das Gesetz gebrochen: { $law }.
   *[none] „Erwischt!“, ruft { $by }: { $who } hat das Gesetz gebrochen: { $law }.
 }
hexhex-verdict-guilty = { $you ->
    [who] Das Urteil über dich: schuldig.
   *[none] Das Urteil über { $who }: schuldig.
 }
hexhex-verdict-innocent = { $you ->
    [who] Das Urteil über dich: unschuldig.
   *[none] Das Urteil über { $who }: unschuldig.
 }
hexhex-drawn-in = { $you ->
    [who] Du hast das Wort gesagt, und jeder Hex hat es gehört.
   *[none] { $who } hat das Wort gesagt, und jeder Hex hat es gehört.
 }
hexhex-law-enacted = { $you ->
    [who] Du erlässt ein Gesetz: { $law }.
   *[none] { $who } erlässt ein Gesetz: { $law }.
 }
hexhex-law-repealed = { $you ->
    [who] Du hebst ein Gesetz auf: { $law }.
   *[none] { $who } hebt ein Gesetz auf: { $law }.
 }
hexhex-law-removed = { $you ->
    [who] Nach deinem Gesetz verlässt { $card } das Deck.
   *[none] Nach dem Gesetz von { $who } verlässt { $card } das Deck.
 }
hexhex-law-restored = { $you ->
    [who] Nach deinem Gesetz ist { $card } wieder im Deck.
   *[none] Nach dem Gesetz von { $who } ist { $card } wieder im Deck.
 }
hexhex-law-kept = { $you ->
    [who] Du lässt alles beim Alten.
   *[none] { $who } lässt alles beim Alten.
 }
