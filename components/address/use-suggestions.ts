"use client";

import { useEffect, useState } from "react";
import type { Point, Suggestion } from "@/lib/client/address-provider";
import { addressProvider } from "@/lib/client/choose-provider";

/** Long enough to skip the strokes of an input method, short enough to feel instant. */
const TYPING_PAUSE_MS = 200;

/** Suggestions for the typed text. An older answer never replaces a newer one. */
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
  // The last list stays until the next answer. A list that disappears for a moment is hard to press.
  return text ? found.list.filter((item) => item.text !== text) : [];
}
