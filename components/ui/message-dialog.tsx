"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

type Props = {
  message: string | null;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Further buttons or links below the close button. */
  children?: ReactNode;
};

/** A dialog with a message. It stays open until the person closes it (MD-05). */
export function MessageDialog({ message, title, closeLabel, onClose, children }: Props) {
  return (
    <Dialog open={message !== null} title={title} onClose={onClose}>
      <div className="grid gap-5 p-5 pt-2">
        <p className="text-ink-soft" role="alert">
          {message}
        </p>
        <div className="grid gap-3">
          <Button onClick={onClose}>{closeLabel}</Button>
          {children}
        </div>
      </div>
    </Dialog>
  );
}
