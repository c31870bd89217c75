"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

type Props = {
  open: boolean;
  title: string;
  text?: string;
  /** A further text below the question, for example what happens after the answer. */
  note?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** A dialog with a question and two answers. */
export function ConfirmDialog(props: Props) {
  const { open, title, text, note, cancelLabel, confirmLabel, onCancel, onConfirm } = props;
  return (
    <Dialog open={open} title={title} onClose={onCancel}>
      <div className="grid gap-5 p-5 pt-2">
        <p className="text-ink-soft">{text}</p>
        {note && <p className="-mt-3 text-sm wrap-anywhere">{note}</p>}
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button onClick={onConfirm}>{confirmLabel}</Button>
        </div>
      </div>
    </Dialog>
  );
}
