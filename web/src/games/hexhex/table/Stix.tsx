// §11 The ring of stix: the sticks that lie in it, who holds which, and the card that is turned up after a grab.
import { t } from "../../../language";
import { Art, Mask } from "../../../parts/Art";
import type { Seen } from "../../contract";
import art from "../art.svg";
import { LINES, STICKS, STIX } from "../scene";
import { StickPiece } from "./Pieces";

/** Ebon and bone, laid out like the spokes of a wheel. */
export function Ring({ ring }: { ring: readonly number[] }) {
  const sticks = [...Array<"ebon">(ring[0] ?? 0).fill("ebon"), ...Array<"bone">(ring[1] ?? 0).fill("bone")];
  return (
    <span class="hex-ring" role="img" aria-label={t("hexhex-table-ring", { ebon: ring[0] ?? 0, bone: ring[1] ?? 0 })}>
      <Art of={art} name="ring-of-stix" class="hex-ring-art" />
      {sticks.map((stick, n) => (
        <span
          key={`${stick}-${n}`}
          class="hex-ring-stick"
          style={{ transform: `rotate(${(360 / sticks.length) * n + 18}deg)` }}
        >
          <StickPiece stick={stick} />
        </span>
      ))}
    </span>
  );
}

/** In the order of arrival, with what each got. */
export function Grabbed({ g, order, sticks }: { g: Seen; order: readonly number[]; sticks: readonly number[] }) {
  return (
    <ol class="hex-order">
      {order.map((seat, n) => {
        const stick = STICKS[sticks[seat] ?? 0] ?? "none";
        return (
          <li key={seat} style={{ animationDelay: `${n * 0.12}s` }} class={stick === "none" ? "hex-order-last" : ""}>
            <Mask seat={seat} />
            <span>{g.name(seat)}</span>
            {stick === "none" ? <Art of={art} name="cant" class="hex-order-none" /> : <StickPiece stick={stick} />}
            <span class="unseen">{t("hexhex-table-stick", { stick })}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** §11.4 Its three lines, and to whom they apply. */
export function StixCard({ card, sticks }: { card: number; sticks: readonly number[] }) {
  return (
    <ul class="hex-stix-card">
      {(STIX[card] ?? []).map(([what, n], line) => {
        const stick = STICKS[line] ?? "none";
        return (
          <li key={line}>
            <span class="hex-stix-for">
              {stick === "none" ? <Art of={art} name="cant" /> : <StickPiece stick={stick} />}
            </span>
            <b>{t(`hexhex-table-line-${LINES[what] ?? "nothing"}`, { n })}</b>
            <span class="hex-stix-who">
              {sticks.flatMap((held, seat) => (held === line ? [<Mask key={seat} seat={seat} />] : []))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
