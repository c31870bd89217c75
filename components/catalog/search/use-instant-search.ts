"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { searchTerm } from "@/lib/catalog/recent-searches";
import { SEARCH_DEBOUNCE_MS } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";

type Ask<Data> = (term: string, signal: AbortSignal) => Promise<Answer<Data>>;

/**
 * Asks one second after the last input (GR-08), never for a blank term (VA-12). An older answer
 * that comes late is dropped (GR-15); until a newer one comes the last one stays, as a list that blinks cannot
 * be tapped.
 */
export function useInstantSearch<Data>(text: string, ask: Ask<Data>) {
  const [reply, setReply] = useState<{ term: string; answer: Answer<Data> } | null>(null);
  const [atOnce, setAtOnce] = useState<{ term: string } | null>(null);
  const asking = useEffectEvent(ask);
  const term = searchTerm(text);
  const pause = atOnce?.term === term ? 0 : SEARCH_DEBOUNCE_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second 再試一次 is a new object of the same term
  useEffect(() => {
    if (!term) return;
    const giving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await asking(term, giving.signal);
      if (!giving.signal.aborted) setReply({ term, answer });
    }, pause);
    return () => {
      clearTimeout(timer);
      giving.abort();
    };
  }, [term, pause, atOnce]);
  return {
    term,
    answer: term && reply ? reply.answer : null,
    isSearching: term !== "" && reply?.term !== term,
    /** For a term that was chosen and not typed: nothing more is to come. */
    searchNow: (chosen: string) => {
      setReply(null);
      setAtOnce({ term: searchTerm(chosen) });
    },
  };
}
