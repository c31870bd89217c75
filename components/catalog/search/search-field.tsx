"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type RefObject, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { searchTerm, TERM_LIMIT, typedTerm } from "@/lib/catalog/recent-searches";

type Props = {
  text: string;
  label: string;
  /** Called on every change of the text, except while an input method composes a character. */
  onUpdate: (text: string) => void;
  /** Called when the person presses Enter or the phone's search key and the field is not blank. */
  onEnter: (term: string) => void;
  input: RefObject<HTMLInputElement | null>;
};

/** The search field (HM-13, HM-14, HM-16). */
export function SearchField({ text, label, onUpdate, onEnter, input }: Props) {
  const t = useTranslations("search");
  // The text while an input method composes a character, otherwise null. Unfinished 注音 input is not searched, and Enter
  // on a candidate does not submit the form.
  const [composing, setComposing] = useState<string | null>(null);
  const value = composing ?? text;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const term = searchTerm(text);
    if (composing === null && term) onEnter(term);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form method="post" role="search" onSubmit={handleSubmit} className="relative min-w-0 flex-1">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={TERM_LIMIT}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => {
          const { value } = event.target;
          if (composing === null) onUpdate(typedTerm(value));
          else setComposing(value);
        }}
        onCompositionStart={(event) => setComposing(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setComposing(null);
          onUpdate(typedTerm(event.currentTarget.value));
        }}
        onFocus={(event) => event.target.select()}
        className="min-h-12 w-full rounded-full border border-line bg-surface pr-12 pl-12 text-base placeholder:text-ink-soft"
      />
      {value && (
        <button
          type="button"
          aria-label={t("clear")}
          onClick={() => {
            onUpdate("");
            input.current?.focus();
          }}
          className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <Icon name="close" />
        </button>
      )}
    </form>
  );
}
