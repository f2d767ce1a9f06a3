// Addresses: one page, its paths, and going from one to another without loading.
import { signal } from "@preact/signals";

export const path = signal(location.pathname);

addEventListener("popstate", () => (path.value = location.pathname));

/** Go to an address of the house. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** For links: a plain click goes there without loading; anything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
