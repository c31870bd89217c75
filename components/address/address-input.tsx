"use client";

import { useTranslations } from "next-intl";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import type { Point, Suggestion } from "@/lib/client/address-provider";
import { useSuggestions } from "./use-suggestions";

const SuggestionList = onDemand(async () => (await import("./suggestion-list")).SuggestionList);

type Props = {
  text: string;
  near: Point | null;
  note: { kind: "error" | "hint"; text: string } | null;
  onType: (text: string) => void;
  onSelect: (suggestion: Suggestion) => void;
  /**
   * The elements between the input and the list of suggestions, such as the submit button. They stay visible while the
   * list is open.
   */
  children: ReactNode;
};

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The address input with its suggestions, as a combobox. Arrow keys move through the suggestions, Enter selects the
 * active suggestion, and Escape closes the list.
 */
export function AddressInput({ text, near, note, onType, onSelect, children }: Props) {
  const t = useTranslations("address");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useSuggestions(isOpen ? text : "", near);
  const isWrong = note?.kind === "error";
  const isShown = isOpen && list.length > 0;
  useCloseByPress(input, isOpen, () => setOpen(false));

  // React fires no change event for text that was typed before hydration, but the text stays in the input element.
  const takeEarlyText = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed && typed !== text) handleType(typed);
  });
  // This is a layout effect. A click can trigger the hydration, and React handles that click before it runs normal
  // effects. The click must already find the text.
  useLayoutEffect(() => takeEarlyText(), []);

  function handleType(typed: string) {
    onType(typed);
    setActive(-1);
    setOpen(true);
  }

  function select(chosen: Suggestion) {
    onSelect(chosen);
    setActive(-1);
    setOpen(false);
  }

  function handleKey(event: KeyboardEvent) {
    if (!isShown || event.nativeEvent.isComposing) return;
    const chosen = list[active];
    const step = STEPS[event.key];
    if (event.key === "Tab") return setOpen(false);
    if (step) setActive(nextOption(active, step, list.length));
    else if (event.key === "Enter" && chosen) select(chosen);
    else if (event.key === "Escape") setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative grid gap-1">
      <label htmlFor={id} className="text-sm font-bold">
        {t("label")}
      </label>
      <div className="relative">
        <Icon
          name="pin"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-brand"
        />
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-list-${active}` : undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          autoComplete="address-line1"
          enterKeyHint="search"
          maxLength={120}
          placeholder={t("placeholder")}
          value={text}
          onChange={(event) => handleType(event.target.value)}
          onFocus={selectText}
          onKeyDown={handleKey}
          className={`min-h-14 w-full rounded-card border bg-paper pr-4 pl-11 text-base placeholder:text-ink-faint ${isWrong ? "border-bad" : "border-line"}`}
        />
      </div>
      {note && <Note id={`${id}-note`} {...note} />}
      {children}
      {isOpen && <SuggestionList id={`${id}-list`} list={list} active={active} onSelect={select} />}
    </div>
  );
}

/**
 * Selects the text, so that typing replaces it. If React receives a focus event during hydration, it dispatches a copy
 * of this event afterwards. The copy, whose `isTrusted` is false, is ignored. Otherwise the next character would
 * replace the text that was typed before the copy.
 */
function selectText({ target, nativeEvent }: FocusEvent<HTMLInputElement>): void {
  if (nativeEvent.isTrusted) target.select();
}

/**
 * The index of the next option for an arrow key. At an end of the list, the arrow keys continue at the other end. If no
 * option is active, Down activates the first option and Up activates the last.
 */
function nextOption(active: number, step: 1 | -1, count: number): number {
  const from = active < 0 && step < 0 ? 0 : active;
  return (from + step + count) % count;
}

function Note({ id, kind, text }: NonNullable<Props["note"]> & { id: string }) {
  const isError = kind === "error";
  return (
    <p
      id={id}
      role={isError ? "alert" : "status"}
      className={`text-sm ${isError ? "text-bad" : "text-ink-soft"}`}
    >
      {text}
    </p>
  );
}

/**
 * Closes the list when the person presses outside the form or clicks any button. Any other press in the form, such as
 * one that scrolls the list, leaves the list open, even if the input loses the focus.
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
