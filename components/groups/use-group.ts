"use client";

import { useState, useSyncExternalStore } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { callGroup, type GroupCall } from "@/lib/client/call-group";
import { useRead } from "@/lib/client/use-read";
import type { CallInput } from "@/lib/contracts/endpoints";
import type { GroupOrder } from "@/lib/contracts/group-orders";

type Change = Exclude<GroupCall, "startGroupOrder" | "groupOrder" | "takeGroupOrder">;
type ChangeBody<Name extends Change> = Omit<NonNullable<CallInput<Name>["body"]>, "token">;

const REFRESH_MS = 5_000;

/** The token of the group order in the URL fragment. It is empty if the URL has no token, and null until hydration. */
export function useGroupToken(): string | null {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener("hashchange", onChange);
      return () => window.removeEventListener("hashchange", onChange);
    },
    () => window.location.hash.slice(1),
    () => null,
  );
}

export type GroupPage = ReturnType<typeof useGroup>;

/**
 * Reads the group order every few seconds. Returns the group order and the function `change`. The answer to an accepted
 * change contains the whole group order, so the page shows the new state at once.
 */
export function useGroup(token: string) {
  const answerText = useAnswerText();
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const { data, refusal, read, mutate } = useRead<GroupOrder>(
    ["groupOrder", token],
    (options) => callGroup("groupOrder", { token }, options),
    { breakage: "stay", refreshInterval: REFRESH_MS },
  );

  /** Sends a change. Returns null, or the reason why it was refused. */
  async function change<Name extends Change>(
    name: Name,
    body: ChangeBody<Name>,
  ): Promise<string | null> {
    setSending(true);
    const answer = await callGroup(name, { ...body, token } as CallInput<Name>["body"]);
    setSending(false);
    if (!answer.ok) {
      // The state of the group order may have changed, for example because the deadline has passed, so the group order
      // is read again.
      void read();
      return answerText(answer);
    }
    await mutate(answer.data as GroupOrder, { revalidate: false });
    return null;
  }

  return { token, group: data, refusal, read, change, isSending, notice, showNotice: setNotice };
}
