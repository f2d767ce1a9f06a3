// Texts of the sheet: [cash] in them stands for the token and its name.
import { t } from "../../language";
import { Art } from "../../parts/Art";
import art from "./art.svg";

export const Rich = ({ text }: { text: string }) => (
  <>
    {t(text)
      .split(/\[(cash|prestige|evidence)\]/)
      .map((part, n) =>
        n % 2 ? (
          <span key={n} class="hoax-inline">
            <Art of={art} name={part} class="hoax-token" />
            {t(`hoax-word-${part}`)}
          </span>
        ) : (
          part
        ),
      )}
  </>
);
