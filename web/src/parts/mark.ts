// A mark of the whole page while one of its parts is there: the work of `:has()`, which Firefox does since 121 only.
import { useLayoutEffect } from "preact/hooks";

/** Before it is painted, so that nothing jumps. */
export function useMark(name: string, isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    document.documentElement.classList.add(name);
    return () => document.documentElement.classList.remove(name);
  }, [name, isThere]);
}
