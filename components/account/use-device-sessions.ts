"use client";

import { useState } from "react";
import { callApi } from "@/lib/client/call-api";
import { useCall } from "@/lib/client/use-call";
import type { Refusal } from "@/lib/contracts/envelope";

type EndResult = { kind: "ending" } | { kind: "ended" } | { kind: "refused"; refusal: Refusal };

/** The sessions of the member and the function that ends them. Empty if the backend has no such call. */
export function useDeviceSessions() {
  const { data: sessions = [], read } = useCall("sessionList", { query: {} }, { breakage: "stay" });
  const [result, setResult] = useState<EndResult | null>(null);

  /** Ends one session; null ends all others. */
  async function end(id: number | null): Promise<void> {
    setResult({ kind: "ending" });
    const answer =
      id === null
        ? await callApi("endOtherSessions", { body: {} })
        : await callApi("endSession", { body: { id } });
    await read();
    setResult(answer.ok ? { kind: "ended" } : { kind: "refused", refusal: answer });
  }

  return { sessions, result, end, forgetResult: () => setResult(null) };
}
