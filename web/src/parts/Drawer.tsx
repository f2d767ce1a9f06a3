// A sheet that slides in over the table: from below on a phone, from the side on a wide screen.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../language";
import { Icon } from "./Art";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** fills a wide screen, for a sheet that is read at one glance */
  wide?: boolean;
}

/** Modal: the focus stays in it, Escape closes it, and goes back to where it came from. */
export function Drawer({ title, onClose, children, wide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const node = dialog.current;
    const opener = document.activeElement;
    node?.showModal();
    return () => {
      node?.close(); // it is out of the page by now, so the browser doesn't know where the focus came from
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside it closes it, as Escape does
    <dialog
      ref={dialog}
      class={`drawer ${wide ? "drawer-wide" : ""}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div class="drawer-body">
        <div class="drawer-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="round" onClick={onClose} aria-label={t("close")}>
            <Icon name="close" />
          </button>
        </div>
        {/* it may be longer than the screen: the keyboard scrolls it too */}
        <div class="drawer-content" tabIndex={0} role="group" aria-labelledby={heading}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
