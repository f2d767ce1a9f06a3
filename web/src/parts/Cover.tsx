// The games' covers, before their tables are loaded.
import erben from "../games/erben/art.svg";
import hexhex from "../games/hexhex/art.svg";
import hoax from "../games/hoax/art.svg";
import ohfox from "../games/ohfox/art.svg";
import resistance from "../games/resistance/art.svg";
import { House } from "./Art";

const COVERS: Record<string, string> = { erben, hexhex, hoax, ohfox, resistance };
const [WIDE, HIGH] = [640, 400]; // every cover's size

/** A game's cover, cut to fill its place; the house's own picture where it brings none. */
export function Cover({ game, class: kind = "" }: { game: string; class?: string }) {
  const of = COVERS[game];
  if (!of) return <House name="hero" class={`cover ${kind}`} fit="slice" />;
  return (
    <svg
      class={`cover ${kind}`}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${of}#cover`} width={WIDE} height={HIGH} />
    </svg>
  );
}
