"use client";

import { useEffect, useState } from "react";
import type { Point, Suggestion } from "@/lib/client/address-provider";
import { addressProvider } from "@/lib/client/choose-provider";

/**
 * The pause in typing before suggestions are requested. It is longer than the gaps between the key strokes of a Chinese
 * input method, and short enough to feel instant.
 */
const TYPING_PAUSE_MS = 200;

/** Returns the suggestions for the typed text. A late answer for an older text is ignored. */
export function useSuggestions(input: string, near: Point | null): Suggestion[] {
  const [found, setFound] = useState<{ input: string; list: Suggestion[] }>({
    input: "",
    list: [],
  });
  const text = input.trim();
  useEffect(() => {
    if (!text) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const provider = await addressProvider();
      const answer = await provider.suggest(text, near, controller.signal);
      if (answer.ok && !controller.signal.aborted) setFound({ input: text, list: answer.data });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, near]);
  // The old list stays until the next answer arrives, because a list that disappears for a moment is hard to press.
  return text ? found.list.filter((item) => item.text !== text) : [];
}
