"use client";

import { useModal } from "./use-modal";

type Props = { open: boolean; label: string };

/** Covers the page and blocks every other action while a call runs (MD-03). The person cannot close the overlay. */
export function BlockingOverlay({ open, label }: Props) {
  const ref = useModal(open);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
      className="m-auto rounded-sheet bg-paper px-8 py-6 text-ink shadow-float"
    >
      <p role="status" className="flex items-center gap-3 font-bold">
        <span
          aria-hidden="true"
          className="size-6 animate-spin rounded-full border-3 border-line border-t-brand"
        />
        {label}
      </p>
    </dialog>
  );
}
