// The film is fetched when a game is over: whoever sits down to play does not wait for it.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../language";
import type { Seen } from "../../contract";

interface Props {
  g: Seen;
  isSeen: boolean;
  onOver(): void;
}

let known: ComponentType<Props> | null = null;

export function Film(props: Props) {
  const [Shown, setShown] = useState<ComponentType<Props> | null>(() => known);
  useEffect(() => {
    if (known) return;
    import("../Film").then(
      (found) => setShown(() => (known = found.Film)),
      () => props.onOver(), // the house has other pages by now: the result is there all the same
    );
  }, []);
  return Shown ? (
    <Shown {...props} />
  ) : (
    <p class="loading" role="status">
      {t("loading")}
    </p>
  );
}
