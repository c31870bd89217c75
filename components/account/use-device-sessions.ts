"use client";

import { useState } from "react";
import { callApi } from "@/lib/client/call-api";
import { useCall } from "@/lib/client/use-call";
import type { Refusal } from "@/lib/contracts/envelope";

type EndResult = { kind: "ending" } | { kind: "ended" } | { kind: "refused"; refusal: Refusal };

/** Where the member is signed in, and the end of it elsewhere. No sessions where the backend has no such call. */
export function useDeviceSessions() {
  const { data: sessions = [], read } = useCall("sessionList", { query: {} }, { breakage: "stay" });
  const [result, setResult] = useState<EndResult | null>(null);

  /** Ends one session, or without an id all others. */
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
