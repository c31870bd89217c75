"use client";

import { memo, type ReactNode, useId, useState } from "react";
import { useModal } from "./use-modal";

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /**
   * On a phone, `sheet` rises from the bottom of the screen and `top` fills the screen. `center` is in the middle of
   * every screen.
   */
  place?: "center" | "sheet" | "top";
  closeLabel?: string;
  hideTitle?: boolean;
};

/**
 * The modal dialog of the shop (MD-01). The native dialog traps the focus, gives the focus back when it closes, and
 * closes on Escape. A press outside the dialog also closes it.
 */
export function Dialog(props: Props) {
  const { open, title, onClose, children, place = "center", closeLabel, hideTitle } = props;
  const ref = useModal(open);
  const titleId = useId();
  const [shown, setShown] = useState({ isOpen: open, isFilled: open, times: 0 });
  if (open !== shown.isOpen) {
    const { isFilled, times } = shown;
    setShown({ isOpen: open, isFilled: open || isFilled, times: open ? times + 1 : times });
  }
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`${SHAPE} ${PLACE[place]}`}
      // In React, unlike in the DOM, the close event of a nested dialog bubbles. This handler ignores that event. If
      // the page closed the dialog itself, `open` is already false, and `onClose` must not run.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      onCancel={(event) => event.target === event.currentTarget || event.stopPropagation()}
      onClick={(event) => event.target === ref.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
      onTransitionEnd={({ currentTarget, target }) =>
        target === currentTarget &&
        !currentTarget.open &&
        setShown((now) => ({ ...now, isFilled: false }))
      }
    >
      {shown.isFilled && (
        <Content key={shown.times} isStill={!open}>
          <div className={hideTitle ? "sr-only" : "flex items-center gap-4 px-5 pt-5"}>
            <h2 id={titleId} className="flex-1 text-lg">
              {title}
            </h2>
            {closeLabel && (
              <button
                type="button"
                aria-label={closeLabel}
                onClick={onClose}
                className="-mr-2 grid size-11 place-items-center rounded-full text-xl text-ink-soft hover:bg-surface"
              >
                ×
              </button>
            )}
          </div>
          <div data-scroller className="min-h-0 overflow-y-auto overscroll-contain">
            {children}
          </div>
        </Content>
      )}
    </dialog>
  );
}

/** Keeps the last content visible while the dialog fades out, because the page may already have cleared the content. */
const Content = memo(
  ({ children }: { isStill: boolean; children: ReactNode }) => (
    <div className="flex max-h-[inherit] flex-col">{children}</div>
  ),
  (_before, { isStill }) => isStill,
);

const SHAPE = "bg-paper text-ink shadow-float wrap-anywhere";
const PLACE = {
  center: "m-auto max-h-[85dvh] w-[min(28rem,calc(100vw-2rem))] rounded-sheet",
  sheet:
    "mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-[40rem] rounded-t-sheet md:my-auto md:rounded-sheet",
  top: "m-0 h-dvh max-h-dvh w-full max-w-none md:mx-auto md:mt-3 md:h-fit md:max-h-[min(44rem,calc(100dvh-1.5rem))] md:w-[40rem] md:rounded-sheet",
};
