// The middle of the table: the forest with the predator's pawns, and above it what lies open for all.
import { useState } from "preact/hooks";
import { listed, t } from "../../language";
import { Art, Mask } from "../../parts/Art";
import type { Session } from "../../session";
import type { Seen } from "../contract";
import art from "./art.svg";
import { boardOf } from "./board";
import { ended } from "./film/ended";
import { Forest, InWords, type Pawn } from "./Forest";
import { isMarker, Marks, pawnsOf, useMarks } from "./Marks";
import { aim, called } from "./nouns";
import { centre } from "./paths";
import { preview } from "./preview";
import { animal, cardArt, isPredator, laid, objective, viewOf } from "./scene";
import { steps } from "./ways";

export function Board({ g, session }: { g: Seen; session?: Session }) {
  const view = viewOf(g);
  const board = boardOf(view.board);
  const marks = useMarks(g, board, session);
  const ahead = aheadOf(g);
  const pawns = ended(g) ?? (ahead ? ahead.pawns : pawnsOf(g, board, marks));
  return (
    <div class="wood-board">
      <Open g={g} />
      <div class="wood-forest">
        <Forest
          board={board}
          homes={view.homes}
          pawns={pawns}
          ways={ahead?.ways ?? []}
          lit={ahead ? [ahead.from] : []}
          label={t("ohfox-forest", { name: board.name })}
        >
          {session && isMarker(g) && !ahead && <Marks g={g} board={board} marks={marks} />}
        </Forest>
        <Beat key={g.moment?.happened.n} g={g} />
        {marks.seat !== null && (
          <p class="wood-tell" role="status">
            {t("ohfox-marks-where", { name: g.name(marks.seat) })}
          </p>
        )}
      </div>
      <InWords board={board} homes={view.homes} name={g.name} />
    </div>
  );
}

/** What is shown before the table changes, over the forest: the cards of a turn, or who hunts. The dock says it in words. */
function Beat({ g }: { g: Seen }) {
  const now = g.moment?.happened;
  if (now?.kind === "predator") {
    return (
      <p class="wood-beat" aria-hidden="true">
        <span class="wood-hunter">
          <Mask seat={now.seat as number} />
          <Art of={art} name="attack" />
        </span>
      </p>
    );
  }
  if (now?.kind !== "played") return null;
  return (
    <ul class="wood-beat" aria-hidden="true">
      {(now.cards as number[]).map((id, seat) => {
        const { card, direction } = laid(id);
        return (
          <li key={seat} class="wood-shown">
            <span class="wood-shown-card">
              <Art of={art} name={cardArt(card)} class={`wood-turn-${direction ?? 0}`} />
            </span>
            <span class="wood-shown-who">
              <Mask seat={seat} />
              {g.name(seat)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Where a card would take me: a secret, drawn only while it is held. */
function aheadOf(g: Seen): { from: number; ways: ReturnType<typeof steps>; pawns: Pawn[] } | null {
  const held = preview.value;
  const view = viewOf(g);
  const from = view.path.at(-1);
  if (!held || held.seat !== g.me || from === undefined || g.moment) return null;
  const ways = held.play === null ? [] : steps(from, view.leads[held.play] ?? []);
  const board = boardOf(view.board);
  const goal: Pawn = { seat: g.me, at: centre(board, ways.at(-1)?.to ?? from) };
  return { from, ways, pawns: ways.length ? [{ ...goal, at: centre(board, from), faint: true }, goal] : [goal] };
}

/** §1.3 §1.7 The animals that are laid out and the objectives; a tap names one. */
function Open({ g }: { g: Seen }) {
  const { laid: them, objectives } = viewOf(g);
  const [told, setTold] = useState("");
  const prey = them.filter((n) => !isPredator(n));
  const predators = them.filter(isPredator);
  if (!them.length) return <div class="wood-open" />;
  const one = (key: string, name: string, picture: string) => (
    <li key={key}>
      <button
        type="button"
        class="wood-open-one"
        aria-label={name}
        title={name}
        aria-pressed={told === key}
        onClick={() => setTold(told === key ? "" : key)}
        onBlur={() => setTold("")}
      >
        <Art of={art} name={picture} />
        {told === key && (
          <span class="wood-open-name" aria-hidden="true">
            {name}
          </span>
        )}
      </button>
    </li>
  );
  const group = (label: string, kind: string, all: ReturnType<typeof one>[]) =>
    all.length > 0 && (
      <ul class={`wood-open-group wood-open-${kind}`} aria-label={label}>
        {all}
      </ul>
    );
  const goal = (n: number) => one(`o${n}`, aim(n), `objective-${objective(n)}`);
  const beast = (n: number) => one(`a${n}`, called(animal(n)), `head-${animal(n)}`);
  return (
    <div
      class="wood-open"
      role="group"
      aria-label={t("ohfox-open", { them: listed(them.map((n) => called(animal(n)))) })}
    >
      {group(t("ohfox-open-predators"), "predators", predators.map(beast))}
      {group(t("ohfox-open-prey"), "prey", prey.map(beast))}
      {group(t("ohfox-open-objectives"), "objectives", objectives.map(goal))}
    </div>
  );
}
