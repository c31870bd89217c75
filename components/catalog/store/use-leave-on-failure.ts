"use client";

import { useEffect, useEffectEvent } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { NETWORK_FAILED } from "@/lib/client/api-client";
import { replacePage } from "@/lib/client/leave";
import { saveNotice } from "@/lib/client/notice";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

type Setting = { failure: Refusal | null; onLost: (message: string) => void };

/**
 * If the store cannot be shown, redirects to `/`, and that page shows the reason once (ST-15). If the network fails,
 * calls `onLost` with the reason and stays.
 */
export function useLeaveOnFailure({ failure, onLost }: Setting): void {
  const answerText = useAnswerText();
  const leave = useEffectEvent((reason: Refusal) => {
    const text = answerText(reason);
    // If the network fails, this page stays open, because another page cannot be reached either.
    if (reason.code === NETWORK_FAILED) return onLost(text);
    saveNotice(text);
    // The redirect loads a new document, because the reason is read only when a document loads.
    replacePage(hrefs.index());
  });
  useEffect(() => {
    if (failure) leave(failure);
  }, [failure]);
}
