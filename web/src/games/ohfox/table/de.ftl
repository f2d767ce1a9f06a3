# Oh, Fox!: der Wald, die Hand und der Tipp

## der Wald
ohfox-forest = Der Wald: { $name }
ohfox-forest-list = Die Felder und ihre Wege
ohfox-forest-space = { $space }: { $things }.
ohfox-forest-empty = nichts
ohfox-forest-home = Zuhause von { $name }
ohfox-forest-pond = der Teich
ohfox-forest-tunnel = Tunnel { $letter } nach { $to }
ohfox-forest-food = { $food ->
    [mushroom] Pilz
    [corn] Mais
    [nut] Nuss
    [fly] Fliege
    [clover] Klee
    [berry] Beere
   *[other] { $food }
}
ohfox-forest-ways = Wege: { $ways }.
ohfox-forest-way = { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
} nach { $to }
ohfox-open = Es liegen aus: { $them }
ohfox-open-predators = Räuber
ohfox-open-prey = Beute
ohfox-open-objectives = Aufgaben
ohfox-token = Räuber
ohfox-marks-pawn = Figur von { $name } auf { $space }
ohfox-marks-where = Wohin mit der Figur von { $name }?

## die Hand
ohfox-lay = Ablegen
ohfox-lay-turn = Erst drehen
ohfox-lay-points = { $card } zeigt nach { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
ohfox-eye = Halten: wohin es mich bringt
ohfox-eye-here = Halten: wo ich bin

## der Tipp
ohfox-tip = Das ist mein Tipp
ohfox-tip-row = { $name } ist …
ohfox-tip-missing = Noch offen: { $names }
ohfox-tip-ready = Er gilt, bis alles gezeigt wird
