// A card, drawn from its frame, its emblem, its title and its text: in a hand, on the table, or large, to be read.
import { t } from "../../language";
import { Art } from "../../parts/Art";
import type { Seen } from "../contract";
import art from "./art.svg";
import { cardOf, emblem, frame, textIn, titleIn } from "./deck";

/** Letters of a title that its ribbon holds: longer ones are set smaller. */
const LONG = 16;
const LONGER = 22;

interface Props {
  g: Seen;
  /** its number in the deck; null is one that I may not see, −1 a payment, which is none */
  card: number | null;
  /** mini: the emblem alone says what it is */
  size?: "mini" | "whole";
  class?: string;
  /** it doesn't count any more */
  isStruck?: boolean;
}

const lengthOf = ({ length }: string): string =>
  length > LONGER ? "hex-card-title-longer" : length > LONG ? "hex-card-title-long" : "";

/** The words beside it say what it is: to a screen reader it is decoration. */
export function Card({ g, card, size = "mini", class: kind = "", isStruck = false }: Props) {
  const found = card === null ? undefined : cardOf(g, card);
  const marks = ["hex-card", `hex-card-${size}`, isStruck ? "hex-card-struck" : "", kind].filter(Boolean).join(" ");
  if (!found) {
    const name = card === null ? "card-back" : "voice-lost";
    return (
      <span class={marks} aria-hidden="true">
        <Art of={art} name={name} class="hex-card-frame" />
      </span>
    );
  }
  const title = titleIn(found);
  return (
    <span class={marks} aria-hidden="true" title={size === "mini" ? title : undefined}>
      <Art of={art} name={frame(found)} class="hex-card-frame" />
      <Art of={art} name={emblem(found)} class="hex-card-emblem" />
      {size === "whole" && <span class={`hex-card-title ${lengthOf(title)}`}>{title}</span>}
      {size === "whole" && <span class="hex-card-text">{textIn(found)}</span>}
    </span>
  );
}

/** The back of a card that lies on the table under a name. */
export const Stated = ({ g, card, class: kind = "" }: { g: Seen; card: number; class?: string }) => (
  <span class={`hex-stated ${kind}`} title={t("hexhex-table-stated")}>
    <Card g={g} card={null} />
    <Art of={art} name={emblem(cardOf(g, card))} class="hex-stated-emblem" />
  </span>
);
