"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Dialog } from "@/components/ui/dialog";
import { SearchField } from "./search-field";
import { stepFocus } from "./step-focus";

type Props = {
  open: boolean;
  text: string;
  /** What is searched in, where it is not the whole shop. */
  label?: string;
  onUpdate: (text: string) => void;
  onEnter: (term: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** SPEC §2 screen 11: the whole screen on a phone, a panel below the header on a desktop. */
export function SearchPopup(props: Props) {
  const { open, text, label, onUpdate, onEnter, onClose, children } = props;
  const t = useTranslations("search");
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !body.current) return;
    if (stepFocus(event.key, body.current, input.current)) event.preventDefault();
  }

  return (
    <Dialog open={open} title={label ?? t("title")} hideTitle place="top" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk the links inside, which keep their own */}
      <div ref={body} onKeyDown={handleKey}>
        <div className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-paper p-3 md:p-4">
          <SearchField
            text={text}
            label={label ?? t("placeholder")}
            input={input}
            onUpdate={onUpdate}
            onEnter={onEnter}
          />
          <button
            type="button"
            onClick={onClose}
            className="min-h-11 flex-none rounded-full px-2 font-bold text-brand md:hidden"
          >
            {t("cancel")}
          </button>
        </div>
        <div className="px-4 pt-2 pb-6">{children}</div>
      </div>
    </Dialog>
  );
}
