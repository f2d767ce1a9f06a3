// What lies before a seat: Voice, cards, Hexes, what stands, and what is on it.
import { t } from "../../language";
import { Art } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { cardOf, emblem } from "./deck";
import { together } from "./moments";
import { curseText, title } from "./nouns";
import { curseOf, hexesBefore, isLaw, NOBODY, standingAt, STICKS, viewOf } from "./scene";
import { lies } from "./table/lies";
import { HexToken, StickPiece, VoiceTrack } from "./table/Pieces";

interface Props {
  g: Seen;
  seat: number;
}

const MOST = 5; // cards of a hand that are drawn; the number tells the rest

export function Seat({ g, seat }: Props) {
  const view = lies(g);
  const hexes = hexesBefore(view, seat);
  return (
    <span class={`hex-seat ${view.winner === seat ? "hex-winner" : ""}`}>
      {hexes.length > 0 && (
        <span class={`hex-before ${hexes.length > 2 ? "hex-before-many" : ""}`}>
          {hexes.map((hex) => (
            <HexToken
              key={hex.number}
              hex={hex}
              isFaced={view.readied.includes(hex.number)}
              class={marksOf(g, seat, hex.number)}
            />
          ))}
        </span>
      )}
      <Change g={g} seat={seat} />
      <VoiceTrack voice={view.voice[seat] ?? 0} />
      <span class="hex-owned">
        <Held g={g} seat={seat} />
        <Stands g={g} seat={seat} />
        <Marks g={g} seat={seat} />
      </span>
    </span>
  );
}

export function marks(g: Seen, seat: number): string {
  const view = lies(g);
  return `${hexesBefore(view, seat).length ? "hex-intended" : ""} ${view.bound.includes(seat) ? "hex-bound" : ""}`;
}

const marksOf = (g: Seen, seat: number, number: number): string =>
  isFlying(g, number) ? "hex-landing" : isAsked(g, seat, number) ? "hex-token-asked" : "";

/** A Hex that is on its way lies here only when it has come. */
function isFlying(g: Seen, number: number): boolean {
  const now = g.moment?.happened;
  if (now?.kind === "cast") return true;
  return (
    now !== undefined &&
    together(g, now).some(
      (one) => (one.kind === "moved" && one.hex === number) || (one.kind === "duplicated" && one.copy === number),
    )
  );
}

/** Of several before me: the one that I answer now. */
const isAsked = (g: Seen, seat: number, number: number): boolean =>
  seat === g.me &&
  !g.moment &&
  g.options.length > 0 &&
  viewOf(g).answering === number &&
  hexesBefore(viewOf(g), seat).length > 1;

/** Voice lost or won, as it happens. */
function Change({ g, seat }: Props) {
  const now = g.moment?.happened;
  if (now?.kind !== "voice") return null;
  const by = together(g, now)
    .filter((one) => one.seat === seat)
    .reduce((sum, one) => sum + one.change, 0);
  if (!by) return null;
  return (
    <b key={now.n} class={`hex-change ${by < 0 ? "hex-change-less" : ""}`}>
      {by < 0 ? `−${-by}` : `+${by}`}
    </b>
  );
}

/** Cards in hand, from behind; an open hand is seen. */
function Held({ g, seat }: Props) {
  const view = lies(g);
  const n = view.sizes[seat] ?? 0;
  const isOpen = view.open_hands.includes(seat);
  return (
    <span class={`hex-held ${n ? "" : "hex-held-none"}`} title={t("hexhex-table-hand", { n })}>
      <span class="hex-backs">
        {Array.from({ length: Math.min(n, MOST) }, (_, at) => {
          const card = isOpen ? view.known[seat]?.[at] : undefined;
          if (card === undefined) return <i key={at} class="hex-back" />;
          return <Art key={at} of={art} name={emblem(cardOf(g, card))} class="hex-back-open" />;
        })}
      </span>
      <b key={n} class="hex-n">
        {n}
      </b>
    </span>
  );
}

/** §2.4 Standing effects, by their emblems; a Ward is a shield. */
function Stands({ g, seat }: Props) {
  const view = lies(g);
  return (
    <>
      {standingAt(view, seat).map(({ card, owner, before, isUsed }, n) => (
        <span
          key={`${card}-${n}`}
          class={`hex-stands ${isUsed ? "hex-used" : ""} ${before === null ? "" : "hex-omen"}`}
          title={before === null ? title(g, card) : `${title(g, card)} (${g.name(owner)})`}
        >
          <Art of={art} name={emblem(cardOf(g, card))} />
        </span>
      ))}
    </>
  );
}

function Marks({ g, seat }: Props) {
  const view = lies(g);
  const curse = curseOf(view);
  const stick = STICKS[view.sticks[seat] ?? 0] ?? "none";
  const mark = (is: boolean, name: string, said: string) =>
    is && (
      <span key={name} class={`hex-mark hex-mark-${name}`} title={said}>
        <Art of={art} name={name} />
      </span>
    );
  return (
    <>
      {view.dealer === seat && (
        <span class="hex-mark hex-mark-deals" title={t("hexhex-table-deals")}>
          <Art of={art} name="deck" />
        </span>
      )}
      {mark(view.signs.includes(seat), "sign", t("hexhex-table-sign"))}
      {curse && mark(view.vexed.includes(seat), "curse", curseText(curse))}
      {mark(view.hexed.includes(seat), "hexed", t("hexhex-table-hexed"))}
      {mark(view.mute.includes(seat), "cant", t("hexhex-table-mute"))}
      {mark(isLaw(view, "silence") && (view.voice[seat] ?? 0) <= 0, "voice-lost", t("hexhex-table-silence"))}
      {mark(isAccused(g, seat), "caught", t("hexhex-table-accused"))}
      {stick !== "none" && <StickPiece stick={stick} class="hex-mark" />}
    </>
  );
}

/** Has somebody called out this seat just now? */
function isAccused(g: Seen, seat: number): boolean {
  const now = g.moment?.happened;
  if (now?.kind === "caught" || now?.kind === "verdict") return now.seat === seat;
  return g.view.frame === "Verdict" && (lies(g).asks[0] ?? NOBODY) === seat;
}
