// Texts of the sheet: [gold] in them stands for the chip and its name.
import { t } from "../../language";
import { Art } from "../../parts/Art";
import art from "./art.svg";

export const Rich = ({ text }: { text: string }) => (
  <>
    {t(text)
      .split(/\[(wine|gold|grain)\]/)
      .map((part, n) =>
        n % 2 ? (
          <b key={n} class="erben-inline">
            <Art of={art} name={part} class="erben-chip" />
            {t(`erben-word-${part}`)}
          </b>
        ) : (
          part
        ),
      )}
  </>
);
