"use client";

import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { Glyph } from "@/components/ui/glyph";
import type { Point } from "@/lib/client/address-provider";
import { useSuggestions } from "./use-suggestions";

type Props = {
  text: string;
  near: Point | null;
  note: { kind: "error" | "hint"; text: string } | null;
  onType: (text: string) => void;
};

/** A combobox: arrow keys walk the suggestions, Enter takes one, Escape closes the list. */
export function AddressInput({ text, near, note, onType }: Props) {
  const t = useTranslations("address");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useSuggestions(isOpen ? text : "", near);
  const isShown = isOpen && list.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;
  useCloseByPress(input, isOpen, () => setOpen(false));

  function take(chosen: string) {
    onType(chosen);
    setActive(-1);
    setOpen(false);
  }

  function handleKey(event: KeyboardEvent) {
    if (!isShown || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = list[active];
    if (step) setActive((last) => (last + step + list.length + (last < 0 && step < 0 ? 1 : 0)) % list.length);
    else if (event.key === "Enter" && chosen) take(chosen.text);
    else if (event.key === "Escape") setOpen(false);
    else return event.key === "Tab" && setOpen(false);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-bold">
        {t("label")}
      </label>
      <div className="relative">
        <Glyph name="pin" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-brand" />
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-invalid={note?.kind === "error" || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          placeholder={t("placeholder")}
          value={text}
          onChange={(event) => {
            onType(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={handleKey}
          className={`min-h-14 w-full rounded-card border bg-paper pr-4 pl-11 text-base placeholder:text-ink-faint ${note?.kind === "error" ? "border-bad" : "border-line"}`}
        />
      </div>
      {isShown && (
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={t("suggestions")}
          className="mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-paper py-1"
        >
          {list.map((item, index) => (
            <li
              key={item.text}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The input keeps the focus, and a phone its keyboard, for the house number.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(item.text)}
              className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-surface aria-selected:bg-brand-tint"
            >
              <Glyph name="pin" className="size-4 text-ink-faint" />
              {item.text}
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p
          id={`${id}-note`}
          role={note.kind === "error" ? "alert" : "status"}
          className={`text-sm ${note.kind === "error" ? "text-bad" : "text-ink-soft"}`}
        >
          {note.text}
        </p>
      )}
    </div>
  );
}

/**
 * The list stands above the form's buttons and pushes them down. So it may not close when the input loses the
 * focus, which comes before the press ends: the button would slip away under the finger.
 */
function useCloseByPress(
  input: RefObject<HTMLInputElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const onPress = useEffectEvent((event: Event) => {
    const target = event.target as Element;
    const isInside = input.current?.form?.contains(target);
    if (event.type === "click" ? target.closest("button") : !isInside) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("click", onPress);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("click", onPress);
    };
  }, [isOpen]);
}
