// Small things that several scenes show.
import type { ComponentChildren } from "preact";
import { t } from "../../../language";
import { Art, Icon, Mask } from "../../../parts/Art";
import type { Happened } from "../../../position";
import type { Seen } from "../../contract";
import art from "../art.svg";
import { identity, scene, viewOf } from "../scene";
import { Heads } from "../Seat";
import { called } from "../words";

export const Ribbon = ({ is, children }: { is: "yes" | "no"; children: ComponentChildren }) => (
  <b class={`erben-ribbon erben-${is}`}>{children}</b>
);

export const Who = ({ g, seat }: { g: Seen; seat: number }) => (
  <span class="erben-who">
    <Mask seat={seat} />
    {g.name(seat)}
  </span>
);

export const Pair = ({ g, from, to }: { g: Seen; from: number; to: number }) => (
  <p class="erben-pair">
    <Who g={g} seat={from} />
    <Icon name="arrow-right" />
    <Who g={g} seat={to} />
  </p>
);

/** A card that is turned before one's eyes. */
export const Turning = ({ card, class: kind = "" }: { card: number; class?: string }) => (
  <span class={`erben-turning ${kind}`}>
    <Art of={art} name={identity(card)} label={called(identity(card))} />
    <Art of={art} name="card-back" class="erben-turning-back" />
  </span>
);

/** Every seat with its card. */
export const Cards = ({ g, cards }: { g: Seen; cards: readonly number[] }) => (
  <ul class="erben-cards">
    {cards.map((card, seat) =>
      card < 0 ? null : (
        <li key={seat}>
          <Turning card={card} />
          <Who g={g} seat={seat} />
        </li>
      ),
    )}
  </ul>
);

/** §11.4 The winner, by whom he is crowned, and the line. */
export function Crowned({ g, seat, now }: { g: Seen; seat: number; now?: Happened }) {
  const crowned = now ?? g.log.findLast((one) => one.kind === "crowned");
  const points = viewOf(g).throne[seat] ?? 0;
  return (
    <div class="erben-crowned">
      <Art of={art} name="crown" class="erben-crown" />
      <Mask seat={seat} class="erben-king-mask" />
      <b class="erben-title">{g.name(seat)}</b>
      {crowned ? (
        <p class="erben-line">{t("erben-board-line", { by: g.name(crowned.by), who: g.name(seat) })}</p>
      ) : (
        points > 0 && <p>{t("erben-board-total", { n: points })}</p>
      )}
    </div>
  );
}

/** §10 Two are left, with what each is known not to be. */
export function Facing({ g }: { g: Seen }) {
  const { remaining, covered, turn } = scene(g);
  return (
    <ul class="erben-facing">
      {remaining.map((seat) => (
        <li key={seat} class={seat === turn ? "erben-facing-turn" : ""}>
          <Mask seat={seat} />
          <b>{g.name(seat)}</b>
          <Heads g={g} covered={covered[seat] ?? []} />
        </li>
      ))}
    </ul>
  );
}
