// What comes from outside the turn: the curse and the laws that lie on the table, and "caught!" for those who break them.
import { useState } from "preact/hooks";
import { listed, t } from "../../../language";
import { Art, Mask } from "../../../parts/Art";
import { Drawer } from "../../../parts/Drawer";
import type { Session } from "../../../session";
import type { Seen } from "../../contract";
import art from "../art.svg";
import { curseText, lawText } from "../nouns";
import { curseOf, ENFORCED, type HexView, isIn, isLaw, type Law, lawsOf, OWN_LAWS, seatsOf, viewOf } from "../scene";

interface Call {
  key: string;
  seat: number;
  art: string;
  label: string;
  action: Record<string, unknown>;
}

/** What this seat may call now, by what all can see. */
function callsOf(g: Seen): Call[] {
  const view = viewOf(g);
  const others = seatsOf(view).filter((seat) => seat !== g.me);
  const curse = curseOf(view);
  const mayCall = !view.called.includes(g.me);
  const vexed = curse && mayCall && !ENFORCED.includes(curse) ? others.filter((seat) => view.vexed.includes(seat)) : [];
  const own = mayCall ? OWN_LAWS.filter((law) => isLaw(view, law)) : [];
  const call = (seat: number, what: string, picture: string, action: Record<string, unknown>): Call => ({
    key: `${what}-${seat}`,
    seat,
    art: picture,
    label: t(`hexhex-call-${what}`, { name: g.name(seat) }),
    action,
  });
  return [
    ...(lawsOf(view).some(isKeyword) ? [call(g.me, "keyword", "law", { do: "keyword" })] : []),
    ...vexed.map((seat) => call(seat, "curse", "curse", { do: "caught", seat })),
    ...own.flatMap((law) => others.map((seat) => lawless(g, seat, law))),
    ...(mayCall && mayFall(view) ? others.flatMap((seat) => knocks(g, view, seat)) : []),
  ];
}

/** §13.9 Somebody has broken a law of the table's own. */
const lawless = (g: Seen, seat: number, law: Law): Call => ({
  key: `${law}-${seat}`,
  seat,
  art: "law",
  label: t("hexhex-call-law", { name: g.name(seat), law: lawText(g, law) }),
  action: { do: "caught", seat, law },
});

/** §13.7 Words that draw all Hexes: what is typed the house hears, what is said aloud the speaker owns up to. */
const isKeyword = (law: Law): boolean => law.startsWith("keyword");

/** §11.7 Real sticks fall off a real table, in a grab of this round or after one. */
const mayFall = (view: HexView): boolean =>
  isIn(view, "stix") && isIn(view, "oneRoom") && (view.had_grab || view.frame === "Grabbing");

const knocks = (g: Seen, view: HexView, seat: number): Call[] =>
  [true, false].flatMap((ebon) =>
    (view.ring[ebon ? 0 : 1] ?? 0) > 0
      ? [
          {
            key: `knock-${seat}-${ebon}`,
            seat,
            art: ebon ? "stick-3" : "stick-1",
            label: t("hexhex-call-knock", { name: g.name(seat), stick: ebon ? "ebon" : "bone" }),
            action: { do: "knock", seat, ebon },
          },
        ]
      : [],
  );

export function Outside({ g, session }: { g: Seen; session: Session }) {
  const [isOpen, setOpen] = useState(false);
  const view = viewOf(g);
  const curse = curseOf(view);
  const laws = lawsOf(view);
  const calls = g.me >= 0 && view.frame ? callsOf(g) : [];
  if (!calls.length && !curse && !laws.length) return null;
  const isCall = calls.some(({ action }) => action.do === "caught");
  const said = t(
    isCall
      ? "hexhex-call"
      : curse
        ? "hexhex-call-the-curse"
        : laws.length
          ? "hexhex-call-the-laws"
          : "hexhex-call-table",
  );
  const call = (one: Call): void => {
    const game = session.newest.value?.game ?? 0;
    setOpen(false);
    void session.do({ type: "interject", game, seat: g.me, action: one.action });
  };
  return (
    <div class="hex-outside">
      <button
        type="button"
        class={`hex-call ${isCall ? "hex-call-now" : ""}`}
        aria-haspopup="dialog"
        aria-label={said}
        title={said}
        onClick={() => setOpen(true)}
      >
        <Art of={art} name={isCall ? "caught" : curse ? "curse" : laws.length ? "law" : "grab"} />
        {isCall && <span>{said}</span>}
      </button>
      {isOpen && (
        <Drawer title={said} onClose={() => setOpen(false)}>
          <div class="hex-outside-in">
            {curse && (
              <p class="hex-outside-rule">
                <Art of={art} name="curse" />
                <span>
                  <b>{curseText(curse)}</b>
                  <br />
                  {listed(view.vexed.map(g.name))}
                </span>
              </p>
            )}
            {laws.map((law) => (
              <p key={law} class="hex-outside-rule">
                <Art of={art} name="law" />
                <b>{lawText(g, law)}</b>
              </p>
            ))}
            <Calls calls={calls.filter((one) => !isKnock(one))} onCall={call} />
            {isCall && <p class="quiet">{t("hexhex-call-how")}</p>}
            {calls.some(isKnock) && (
              <details class="hex-knocks">
                <summary>{t("hexhex-call-knocks")}</summary>
                <Calls calls={calls.filter(isKnock)} onCall={call} />
              </details>
            )}
          </div>
        </Drawer>
      )}
    </div>
  );
}

const isKnock = ({ action }: Call): boolean => action.do === "knock";

const Calls = ({ calls, onCall }: { calls: readonly Call[]; onCall(one: Call): void }) => (
  <ul class="hex-calls">
    {calls.map((one) => (
      <li key={one.key}>
        <button type="button" class="hex-call-one" onClick={() => onCall(one)}>
          <Mask seat={one.seat} />
          <span>{one.label}</span>
          <Art
            of={art}
            name={one.art}
            class={isKnock(one) ? `hex-stick hex-stick-${one.action.ebon ? "ebon" : "bone"}` : ""}
          />
        </button>
      </li>
    ))}
  </ul>
);
