// Pictures: symbols of a sprite, by their names.
import house from "../art/house.svg";
import icons from "../art/icons.svg";

interface Drawn {
  class?: string;
  /** what it shows, where no words beside it say so */
  label?: string;
}

/** A symbol of a sprite; without a label it is decoration. */
export function Art({ of, name, label, ...rest }: Drawn & { of: string; name: string; fit?: "slice" | "meet" }) {
  const { fit, ...other } = rest;
  const heard = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": "true" as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a label, or hidden, by what is spread
    <svg {...other} {...heard} focusable="false" preserveAspectRatio={`xMidYMid ${fit ?? "meet"}`}>
      <use href={`${of}#${name}`} />
    </svg>
  );
}

export const Icon = ({ name, ...rest }: Drawn & { name: string }) => (
  <Art of={icons} name={name} {...rest} class={`icon ${rest.class ?? ""}`} />
);

export const House = ({ name, ...rest }: Drawn & { name: string; fit?: "slice" | "meet" }) => (
  <Art of={house} name={name} {...rest} />
);

/** The mask of a seat: shape and colour are the seat's own. */
export const Mask = ({ seat, class: kind = "" }: { seat: number; class?: string }) => (
  <House name={`mask-${seat % 14}`} class={`mask seat-${seat % 14} ${kind}`} />
);
