"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { searchTerm } from "@/lib/catalog/recent-searches";
import { SEARCH_DEBOUNCE_MS } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";

type SearchTerm<Data> = (term: string, signal: AbortSignal) => Promise<Answer<Data>>;

/**
 * Searches one second after the last input (GR-08). A blank term is not searched (VA-12). A late answer for an earlier
 * term is ignored (GR-15). While the person types, the old results stay until the next answer arrives, because it is
 * hard to press a result in a list that disappears for a moment.
 */
export function useInstantSearch<Data>(text: string, ask: SearchTerm<Data>) {
  const [reply, setReply] = useState<{ term: string; answer: Answer<Data> } | null>(null);
  const [chosenNow, setChosen] = useState<{ term: string } | null>(null);
  const search = useEffectEvent(ask);
  const term = searchTerm(text);
  const pause = chosenNow?.term === term ? 0 : SEARCH_DEBOUNCE_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: 再試一次 sets a new `chosenNow` with the same term
  useEffect(() => {
    if (!term) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await search(term, controller.signal);
      if (!controller.signal.aborted) setReply({ term, answer });
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, pause, chosenNow]);
  return {
    term,
    answer: term && reply ? reply.answer : null,
    isSearching: term !== "" && reply?.term !== term,
    /** Removes the old results and searches the term without the delay. The caller must also set `text` to the term. */
    searchNow: (chosen: string) => {
      setReply(null);
      setChosen({ term: searchTerm(chosen) });
    },
  };
}
