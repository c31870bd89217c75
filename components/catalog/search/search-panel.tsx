"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { SearchField } from "./search-field";

type Props = {
  open: boolean;
  text: string;
  /** The name of the search if it covers only a part of the shop, such as one store. */
  label?: string;
  /** Receives the search field's element, for a caller that moves the focus to the field. */
  field?: RefObject<HTMLInputElement | null>;
  onUpdate: (text: string) => void;
  onEnter: (term: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog for a search (HM-13 to HM-18). It fills the screen of a phone. On a desktop it is a panel at the top. */
export function SearchPanel(props: Props) {
  const { open, text, label, onUpdate, onEnter, onClose, children } = props;
  const t = useTranslations("search");
  const own = useRef<HTMLInputElement>(null);
  const input = props.field ?? own;
  const body = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !body.current) return;
    if (stepFocus(event.key, body.current, input.current)) event.preventDefault();
  }

  return (
    <Dialog open={open} title={label ?? t("title")} hideTitle place="top" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only moves the focus between the links and
          buttons inside */}
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
          <button
            type="button"
            aria-label={t("close")}
            onClick={onClose}
            className="hidden size-11 flex-none place-items-center rounded-full text-ink-soft hover:bg-surface md:grid"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="px-4 pt-2 pb-6">{children}</div>
      </div>
    </Dialog>
  );
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move the focus between the search field and the elements that match this selector. */
const STOPS = "[data-result]";

/**
 * On the up or down arrow key, moves the focus to the previous or next element among the field and the results. After
 * the last result comes the field. Returns true if it has moved the focus.
 */
function stepFocus(key: string, inside: HTMLElement, field: HTMLElement | null): boolean {
  const step = STEPS[key];
  if (!step || !field) return false;
  const stops = [field, ...inside.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
  return true;
}
