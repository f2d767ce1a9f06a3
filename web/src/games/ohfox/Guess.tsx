// §5.1 The guess: an animal for each prey, none twice.
import { useState } from "preact/hooks";
import { listed, t } from "../../language";
import { Art, Icon, Mask } from "../../parts/Art";
import type { Session } from "../../session";
import type { Seen } from "../contract";
import art from "./art.svg";
import { called } from "./nouns";
import { type Guess as Guessed, named, type Prey, preySeats, viewOf } from "./scene";

type Picked = readonly (Prey | null)[];

export function Guess({ g, session }: { g: Seen; session: Session }) {
  const seats = preySeats(viewOf(g));
  const [picked, setPicked] = useState<Picked>(seats.map(() => null));
  const all = g.options.map((id) => ({ id, names: named(g.action(id) as Guessed) }));
  const animals = [...new Set(all.flatMap(({ names }) => names))];
  const action = all.find(({ names }) => picked.every((name, n) => name === names[n]))?.id;
  const hint = session.hint.value ? named(g.action(session.hint.value.action) as Guessed) : null;
  const next = picked.indexOf(null);
  const missing = seats.filter((_, n) => !picked[n]);
  const pick = (row: number, prey: Prey): void =>
    setPicked(picked.map((one, n) => (n === row ? prey : one === prey ? null : one)));
  const isHinted = action !== undefined && action === session.hint.value?.action;
  const many = animals.length > 4;
  return (
    <div class="wood-guess">
      {seats.map((seat, n) => (
        <div key={seat} class="wood-guess-row" role="group" aria-label={t("ohfox-tip-row", { name: g.name(seat) })}>
          <span class="wood-guess-who" aria-hidden="true">
            <Mask seat={seat} />
            <b>{g.name(seat)}</b>
            <Named prey={many ? picked[n] : null} />
          </span>
          <ul class={`wood-guess-them ${many ? "wood-guess-many" : ""} ${n === next ? "choices" : ""}`}>
            {animals.map((prey) => (
              <li key={prey}>
                <Beast
                  prey={prey}
                  isPicked={picked[n] === prey}
                  isElsewhere={picked[n] !== prey && picked.includes(prey)}
                  isHinted={hint?.[n] === prey && picked[n] !== prey}
                  isBusy={session.busy.value}
                  onPick={() => pick(n, prey)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div class={`wood-guess-done ${next < 0 ? "choices" : ""}`}>
        <button
          type="button"
          class={`choice choice-bold ${isHinted ? "choice-hinted" : ""}`}
          disabled={action === undefined || session.busy.value}
          onClick={() => action !== undefined && void session.reply(action)}
        >
          <Art of={art} name="guess" class="choice-art" />
          <span class="choice-words">
            <span class="choice-label">{t("ohfox-tip")}</span>
            <span class="choice-hint">
              {missing.length ? t("ohfox-tip-missing", { names: listed(missing.map(g.name)) }) : t("ohfox-tip-ready")}
            </span>
          </span>
        </button>
      </div>
    </div>
  );
}

/** Where there is no room for names beneath the heads. */
const Named = ({ prey }: { prey: Prey | null | undefined }) => (prey ? <span>{called(prey)}</span> : null);

interface BeastProps {
  prey: Prey;
  isPicked: boolean;
  /** named for another prey: a tap moves it here */
  isElsewhere: boolean;
  isHinted: boolean;
  isBusy: boolean;
  onPick(): void;
}

const Beast = ({ prey, isPicked, isElsewhere, isHinted, isBusy, onPick }: BeastProps) => (
  <button
    type="button"
    aria-pressed={isPicked}
    disabled={isBusy}
    onClick={onPick}
    class={`choice wood-beast ${isElsewhere ? "wood-beast-elsewhere" : ""} ${isHinted ? "choice-hinted" : ""}`}
  >
    <Art of={art} name={`head-${prey}`} />
    <span>{called(prey)}</span>
    {isPicked && <Icon name="check" class="wood-beast-check" />}
    {isHinted && <Icon name="lamp" label={t("suggested")} class="choice-lamp" />}
  </button>
);
