import { useEffect, useRef } from "react";

/** Returns the ref of a native dialog. The dialog opens and closes when `open` changes. */
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
 * Closes the dialog and the dialogs inside it. A dialog that stays open inside a closed dialog is invisible but still
 * makes the page inert.
 */
function closeWithNested(dialog: HTMLDialogElement): void {
  for (const inner of dialog.querySelectorAll<HTMLDialogElement>("dialog[open]")) inner.close();
  dialog.close();
}
