"use client";

import { useSyncExternalStore } from "react";
import { type CodeUse, readSentCode, type SentCode } from "./sent-code";

/** The code on its way in this tab; null on the server and until hydrated. */
export function useSentCode(use: CodeUse): SentCode | null {
  // Compared as text: a new object each time would have React render without end.
  const text = useSyncExternalStore(
    () => () => {},
    () => JSON.stringify(readSentCode(use)),
    () => "null",
  );
  return JSON.parse(text) as SentCode | null;
}
