import { useEffect, useRef } from "react";

/** The browser's own dialog, open as its page says. */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) closeWhole(dialog);
  }, [open]);
  return ref;
}

/** A dialog left open inside a closed one is not to be seen, and still keeps the whole page from being touched. */
function closeWhole(dialog: HTMLDialogElement): void {
  for (const inner of dialog.querySelectorAll<HTMLDialogElement>("dialog[open]")) inner.close();
  dialog.close();
}
