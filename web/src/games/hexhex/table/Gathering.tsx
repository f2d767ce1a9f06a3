// What all are asked together, in the middle of the table: a Hex that goes off, hands in the air, signs, a verdict.
import type { VNode } from "preact";
import { t } from "../../../language";
import { Art, Mask } from "../../../parts/Art";
import type { Seen } from "../../contract";
import art from "../art.svg";
import { curseText, voices } from "../nouns";
import { curseOf, goingOf, isIn, seatsOf, viewOf } from "../scene";
import { Ring } from "./Stix";

export function Gathering({ g }: { g: Seen }): VNode | null {
  const view = viewOf(g);
  const going = goingOf(view);
  switch (view.frame) {
    case "HandsUp":
      return <Reached g={g} picture="hands-up" said={t("hexhex-table-hands-up")} />;
    case "Grabbing":
      return (
        <div class="hex-big">
          {isIn(view, "stix") && <Ring ring={view.ring} />}
          <Reached g={g} said={t("hexhex-table-grab")} />
        </div>
      );
    case "Signs":
      return <Reached g={g} picture="sign" said={t("hexhex-table-shoot")} />;
    case "Verdict":
      return (
        <div class="hex-big hex-verdict">
          <Art of={art} name="caught" class="hex-big-art" />
          <p class="hex-who">
            <Mask seat={view.asks[0] ?? 0} />
            <b>{g.name(view.asks[0] ?? 0)}</b>
          </p>
          <p class="hex-charge">{view.asks[1] ? t("hexhex-table-law") : curseText(curseOf(view) ?? "no-talk")}</p>
        </div>
      );
  }
  if (!going) return null;
  return (
    <div class="hex-big hex-off">
      <Art of={art} name="hex-off" class="hex-big-art" />
      <span class="hex-off-who">
        <Mask seat={going.seat} />
      </span>
      <p class="hex-who">
        <b>{g.name(going.seat)}</b>
      </p>
      <p class="hex-loses">−{voices(going.cost)}</p>
    </div>
  );
}

/** Who has answered is seen: the masks light up as they come. */
function Reached({ g, picture, said }: { g: Seen; picture?: string; said: string }) {
  const view = viewOf(g);
  return (
    <div class="hex-big">
      {picture && <Art of={art} name={picture} class="hex-big-art" />}
      <b class="hex-title">{said}</b>
      <ul class="hex-reached">
        {seatsOf(view).map((seat) => (
          <li key={seat} class={view.waiting.includes(seat) ? "hex-reached-not" : ""}>
            <Mask seat={seat} />
          </li>
        ))}
      </ul>
    </div>
  );
}
