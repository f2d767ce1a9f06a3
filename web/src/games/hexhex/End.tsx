// The end: everybody's Voice, who won, what was still in the hands, and the law for the games to come.
import { t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import type { Result } from "../../wire";
import type { Seen } from "../contract";
import art from "./art.svg";
import { Card } from "./Card";
import { lawText, newLawText, title, titles } from "./nouns";
import { type HexAction, type Law, seatsOf, viewOf } from "./scene";
import { VoiceTrack } from "./table/Pieces";

export function End({ g, result }: { g: Seen; result: Result | null }) {
  const view = viewOf(g);
  const winner = result ? (result.winners[0] ?? view.winner) : null;
  const over = g.log.findLast((one) => one.kind === "round over");
  const hands = (over?.hands ?? []) as number[][];
  const order = seatsOf(view).sort((a, b) => (view.voice[b] ?? 0) - (view.voice[a] ?? 0) || a - b);
  return (
    <div class="hex-end">
      <ol class="hex-end-seats">
        {order.map((seat) => (
          <li key={seat} class={seat === winner ? "hex-end-winner" : ""}>
            <span class="hex-end-face">
              <Mask seat={seat} />
              {seat === winner && <Art of={art} name="trophy" class="hex-end-trophy" label={t("hexhex-end-winner")} />}
            </span>
            <b class="hex-end-name">{g.name(seat)}</b>
            <VoiceTrack voice={view.voice[seat] ?? 0} />
            <span class="unseen">{t("hexhex-table-voice", { n: view.voice[seat] ?? 0 })}</span>
            {result && (hands[seat]?.length ?? 0) > 0 && (
              <span class="hex-end-hand">
                <span class="unseen">{t("hexhex-end-hand", { cards: titles(g, hands[seat] ?? []) })}</span>
                {hands[seat]?.map((card, n) => (
                  <Card key={n} g={g} card={card} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <TheLaw g={g} />
    </div>
  );
}

/** §13.1 What the winner has laid down. */
function TheLaw({ g }: { g: Seen }) {
  const { law } = viewOf(g);
  if (law === null) return null;
  const action = g.action(law) as HexAction;
  const what =
    typeof action.law === "string"
      ? action.do === "enact"
        ? newLawText(g, action.law as Law)
        : lawText(g, action.law as Law)
      : action.card === undefined
        ? ""
        : title(g, action.card);
  if (!what) return null;
  return (
    <p class="hex-end-law">
      <Art of={art} name="law" />
      <span>{t("hexhex-end-law", { how: action.do, what })}</span>
    </p>
  );
}
