"use client";

import { useEffect, useState } from "react";
import { callApi } from "@/lib/client/call-api";
import type { Refusal } from "@/lib/contracts/envelope";
import type { MemberSession } from "@/lib/contracts/members";

type EndResult = { is: "ending" } | { is: "ended" } | { is: "refused"; refusal: Refusal };

type State = {
  /** Empty until read, and for a backend that has no such call. */
  sessions: MemberSession[];
  result: EndResult | null;
};

/** Where the member is signed in, and the end of it elsewhere. */
export function useDeviceSessions() {
  const [{ sessions, result }, setState] = useState<State>({ sessions: [], result: null });
  const [read] = useState(() => async () => {
    const answer = await callApi("sessionList", { query: {} }, { breakage: "stay" });
    if (answer.ok) setState((before) => ({ ...before, sessions: answer.data }));
  });
  useEffect(() => void read(), [read]);

  /** Ends one session, or without an id all others. */
  async function end(id: number | null): Promise<void> {
    setState({ sessions, result: { is: "ending" } });
    const answer =
      id === null
        ? await callApi("endOtherSessions", { body: {} })
        : await callApi("endSession", { body: { id } });
    await read();
    const done: EndResult = answer.ok ? { is: "ended" } : { is: "refused", refusal: answer };
    setState((before) => ({ ...before, result: done }));
  }

  const forgetResult = () => setState((before) => ({ ...before, result: null }));
  return { sessions, result, end, forgetResult };
}
