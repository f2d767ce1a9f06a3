// The small pieces: a Hex with what lies on it, Voice as a track, sticks, hands of rock, paper and scissors.
import { t } from "../../../language";
import { Art } from "../../../parts/Art";
import art from "../art.svg";
import { type Hex, type Shape, type Stick, type Token, tokensOn } from "../scene";

const FACES = 6;
/** The letters are drawn on the faces; after F they begin anew, with a number. */
export const hexArt = (number: number): string => `hex-${(number % FACES) + 1}`;
export const letterOf = (number: number): string =>
  "ABCDEF".charAt(number % FACES) + (number >= FACES ? Math.floor(number / FACES) + 1 : "");

const TOKEN_ART: Readonly<Record<Token, string>> = {
  boost: "card-boost",
  escalation: "card-escalating_obsession",
  rot: "card-rot",
  factor: "card-double_and_thrice",
  maddened: "card-maddening_compulsion_left",
};

/** A Hex by its face; in its corner what it costs, beneath it its tokens, and the card that lies before it. */
export function HexToken({ hex, isFaced = false, class: kind = "" }: { hex: Hex; isFaced?: boolean; class?: string }) {
  const again = Math.floor(hex.number / FACES);
  return (
    <span class={`hex-token ${hex.cost > 2 ? "hex-token-dear" : ""} ${kind}`} data-hex={hex.number}>
      <Art of={art} name={hexArt(hex.number)} class="hex-token-face" />
      {again > 0 && <b class="hex-token-again">{again + 1}</b>}
      <b class="hex-token-cost">−{hex.cost}</b>
      {isFaced && <i class="hex-back hex-token-faced" title={t("hexhex-table-faced")} />}
      <Tokens hex={hex} />
    </span>
  );
}

/** Each kind of token with its letter or number: a colour alone would not tell them apart. */
function Tokens({ hex }: { hex: Hex }) {
  const on = tokensOn(hex);
  if (!on.length) return null;
  const said: Readonly<Record<Token, string>> = {
    boost: `+${hex.boosts}`,
    escalation: `↗${hex.grown}`,
    rot: hex.rots > 1 ? `${hex.rots}` : "",
    factor: `×${hex.times}`,
    maddened: "",
  };
  return (
    <span class="hex-token-on">
      {on.map(({ token }) => (
        <span key={token} class={`hex-chip hex-chip-${token} ${said[token] ? "hex-chip-many" : ""}`}>
          <Art
            of={art}
            name={token === "maddened" && hex.compelled < 0 ? "card-maddening_compulsion_right" : TOKEN_ART[token]}
          />
          {said[token]}
        </span>
      ))}
    </span>
  );
}

const BARS = 10;

/** §1.1 Voice as the bars of a loudspeaker; below nothing they hang. */
export function VoiceTrack({ voice }: { voice: number }) {
  const lit = Math.min(Math.abs(voice), BARS);
  return (
    <span class={`hex-voice ${voice < 0 ? "hex-voice-less" : ""}`} title={t("hexhex-table-voice", { n: voice })}>
      <Art of={art} name={voice > 0 ? "voice" : "voice-lost"} class="hex-voice-art" />
      <b key={voice} class="hex-voice-n">
        {String(voice).replace("-", "−")}
      </b>
      <span class="hex-voice-bars">
        {Array.from({ length: BARS }, (_, n) => (
          <i key={n} class={n < lit ? "hex-bar-lit" : ""} style={{ height: `${4 + n * 0.9}px` }} />
        ))}
      </span>
    </span>
  );
}

/** A stick, ebon or bone; the pattern is its own, so that the two are not told apart by colour alone. */
export const StickPiece = ({ stick, class: kind = "" }: { stick: Stick; class?: string }) =>
  stick === "none" ? null : (
    <Art of={art} name={stick === "ebon" ? "stick-3" : "stick-1"} class={`hex-stick hex-stick-${stick} ${kind}`} />
  );

const FIST = "M14 26q0-6 6-6h20q8 0 8 8v12q0 12-13 12H27q-13 0-13-12z";
const HANDS: Readonly<Record<Shape, readonly string[]>> = {
  rock: [FIST, "M22 20v12M30 20v12M38 20v12", "M14 34q10-4 18 2"],
  paper: [
    "M17 58V34l-7-9q-3-5 1-6t7 4l3 4V9q0-4 3.500-4t3.500 4v15V6q0-4 3.500-4t3.500 4v18V9q0-4 3.500-4t3.500 4v17V16q0-4 3.500-4t3.500 4v22q0 12-8 20z",
  ],
  scissors: ["M22 34L14 8q-1-5 3-6t5 4l8 22 6-22q1-5 5-4t3 6l-5 24 5 6q4 14-10 20H26q-10-6-8-18z", "M22 36q8-4 16 4"],
};

export const Sign = ({ shape, class: kind = "" }: { shape: Shape; class?: string }) => (
  <svg class={`hex-sign ${kind}`} viewBox="0 0 60 60" aria-hidden="true" focusable="false">
    {HANDS[shape].map((d, n) => (
      <path key={n} d={d} class={n ? "hex-sign-line" : "hex-sign-hand"} />
    ))}
  </svg>
);
