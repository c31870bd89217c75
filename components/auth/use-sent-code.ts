"use client";

import { useSyncExternalStore } from "react";
import { readSentCode, type SentCode } from "./sent-code";

/** The code on its way in this tab; null on the server and until hydrated. */
export function useSentCode(): SentCode | null {
  // Compared as text: a new object each time would have React render without end.
  const text = useSyncExternalStore(
    () => () => {},
    () => JSON.stringify(readSentCode()),
    () => "null",
  );
  return JSON.parse(text) as SentCode | null;
}
