// What is shown large over the forest: who is who, the guess, the cards of a turn, the scores, the winner. The caption
// says the same to whoever listens.
import { t } from "../../../language";
import { Art, Icon, Mask } from "../../../parts/Art";
import type { Seen } from "../../contract";
import art from "../art.svg";
import type { Shot } from "./shots";
import { called } from "../nouns";
import { animal, cardArt, type Guess, laid, named, PREY, TURNS, viewOf } from "../scene";
import { members } from "../../../position";

interface Props {
  g: Seen;
  shot: Shot;
  animals: readonly number[];
}

export function Scene(props: Props) {
  switch (props.shot.kind) {
    case "shown":
      return <Shown {...props} />;
    case "guessed":
      return <Guessed {...props} />;
    case "turn":
      return <Turn {...props} />;
    case "scored":
      return <Scored {...props} />;
    case "tied":
      return <Tied {...props} />;
    case "won":
      return <Won {...props} />;
  }
  return null;
}

const Who = ({ g, seat }: { g: Seen; seat: number }) => (
  <span class="reel-who">
    <Mask seat={seat} />
    <b>{g.name(seat)}</b>
  </span>
);

function Shown({ g, animals }: Props) {
  return (
    <div class="reel-scene reel-scene-shown" aria-hidden="true">
      <h3>{t("ohfox-film-shown")}</h3>
      <ul>
        {animals.map((of, seat) => (
          <li key={seat} class={`reel-flip seat-${seat % 14}`} style={{ "--n": seat }}>
            <span class="reel-flip-inside">
              <span class="reel-flip-back">
                <Art of={art} name="card-back" fit="slice" />
              </span>
              <span class="reel-flip-front">
                <Art of={art} name={animal(of)} />
              </span>
            </span>
            <span class="reel-flip-name">{called(animal(of))}</span>
            <Who g={g} seat={seat} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Guessed({ g, shot, animals }: Props) {
  const guess = named(g.action(shot.told?.guess ?? 0) as unknown as Guess);
  const prey = animals.map((_, seat) => seat).filter((seat) => seat !== shot.told?.seat);
  return (
    <div class="reel-scene reel-scene-guess" aria-hidden="true">
      <h3>
        <Art of={art} name="guess" />
        {t("ohfox-film-guess", { name: g.name(shot.told?.seat ?? 0) })}
      </h3>
      <ul>
        {prey.map((seat, n) => {
          const said = guess[n];
          const isRight = said === PREY[animals[seat] ?? -1];
          return (
            <li key={seat} class={isRight ? "reel-right" : "reel-wrong"} style={{ "--n": n }}>
              <Art of={art} name={said ? `head-${said}` : "head-hidden"} />
              <span>{said ? called(said) : "?"}</span>
              <Who g={g} seat={seat} />
              <span class="reel-verdict">
                <Icon name={isRight ? "check" : "cross"} label={t(isRight ? "ohfox-film-right" : "ohfox-film-wrong")} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Turn({ g, shot, animals }: Props) {
  const cards = viewOf(g).rows.map((row) => row[shot.turn - 1] ?? 0);
  return (
    <div class="reel-scene reel-scene-turn" aria-hidden="true">
      <h3>{t("ohfox-film-turn", { n: shot.turn, of: TURNS })}</h3>
      <ul>
        {cards.map((id, seat) => {
          const { card, direction } = laid(id);
          return (
            <li key={seat} class={`seat-${seat % 14}`} style={{ "--n": seat }}>
              <span class="reel-card" style={{ "--turned": `${90 * (direction ?? 0)}deg` }}>
                <Art of={art} name={cardArt(card)} />
              </span>
              <span class="reel-card-head">
                <Art of={art} name={`head-${animal(animals[seat] ?? 0)}`} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Scored({ g, shot, animals }: Props) {
  const { hearts, wounds, scores } = shot.told as unknown as Record<string, readonly number[]>;
  const best = Math.max(1, ...(hearts ?? []));
  const order = animals.map((_, seat) => seat).sort((a, b) => (scores?.[b] ?? 0) - (scores?.[a] ?? 0) || a - b);
  return (
    <div class="reel-scene reel-scene-scored" aria-hidden="true">
      <h3>{t("ohfox-film-scores")}</h3>
      <ol>
        {order.map((seat, n) => (
          <li key={seat} class={`seat-${seat % 14}`} style={{ "--n": n }}>
            <Art of={art} name={`head-${animal(animals[seat] ?? 0)}`} />
            <b>{g.name(seat)}</b>
            <span class="reel-bar" aria-hidden="true">
              <i style={{ width: `${(100 * (hearts?.[seat] ?? 0)) / best}%` }}>
                <em
                  style={{
                    width: `${(100 * Math.min(hearts?.[seat] ?? 0, wounds?.[seat] ?? 0)) / Math.max(1, hearts?.[seat] ?? 0)}%`,
                  }}
                />
              </i>
            </span>
            <span class="reel-sum">
              {hearts?.[seat]}
              <Art of={art} name="heart" label={t("ohfox-film-hearts")} />
              {(wounds?.[seat] ?? 0) > 0 && (
                <>
                  − {wounds?.[seat]}
                  <Art of={art} name="wound" label={t("ohfox-film-wounds")} />
                </>
              )}
              <strong>= {scores?.[seat]}</strong>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Tied({ g, shot, animals }: Props) {
  const left = members(shot.told?.left ?? 0);
  return (
    <div class="reel-scene reel-scene-tied" aria-hidden="true">
      <h3>{t("ohfox-film-tie")}</h3>
      <ul>
        {members(shot.told?.among ?? 0).map((seat) => (
          <li key={seat} class={left.includes(seat) ? "reel-stays" : "reel-leaves"}>
            <Art of={art} name={`head-${animal(animals[seat] ?? 0)}`} />
            <Who g={g} seat={seat} />
          </li>
        ))}
      </ul>
      <p>{t("ohfox-film-filter", { filter: FILTER[shot.told?.filter ?? 0] ?? "hearts" })}</p>
    </div>
  );
}

const FILTER = ["hearts", "trigger", "predator", "attacks"];
const SHOWER = 14; // hearts that rain

function Won({ g, shot, animals }: Props) {
  const { scores } = viewOf(g);
  const score = scores[shot.about[0] ?? 0] ?? 0;
  return (
    <div class="reel-scene reel-scene-won" aria-hidden="true">
      <span class="reel-shower" aria-hidden="true">
        {Array.from({ length: SHOWER }, (_, n) => (
          <i key={n} style={{ "--n": n }}>
            <Art of={art} name="heart" />
          </i>
        ))}
      </span>
      <Art of={art} name="trophy" class="reel-trophy" />
      <ul>
        {shot.about.map((seat) => (
          <li key={seat} class={`seat-${seat % 14}`}>
            <span class="reel-winner">
              <Art of={art} name={animal(animals[seat] ?? 0)} />
            </span>
            {shot.about.length > 1 && <Who g={g} seat={seat} />}
          </li>
        ))}
      </ul>
      <h3>
        {t("ohfox-film-won", {
          n: shot.about.length,
          name: g.name(shot.about[0] ?? 0),
          animal: called(animal(animals[shot.about[0] ?? 0] ?? 0)),
          hearts: score,
        })}
      </h3>
    </div>
  );
}
