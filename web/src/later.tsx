// What most visits don't need is fetched when it is opened.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "./language";

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return (props) => {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => known);
    useEffect(() => {
      if (!known) void load().then((part) => setLoaded(() => (known = part)));
    }, []);
    return Loaded ? (
      <Loaded {...props} />
    ) : (
      <p class="loading" role="status">
        {t("loading")}
      </p>
    );
  };
}
