import { useEffect, useRef } from "react";

/** Opens and closes the native dialog as `open` changes. */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) closeWithNested(dialog);
  }, [open]);
  return ref;
}

/**
 * Closes the dialog with its nested dialogs. An open dialog in a closed one is invisible but still makes the page
 * inert.
 */
function closeWithNested(dialog: HTMLDialogElement): void {
  for (const inner of dialog.querySelectorAll<HTMLDialogElement>("dialog[open]")) inner.close();
  dialog.close();
}
