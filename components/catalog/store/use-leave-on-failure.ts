"use client";

import { useEffect, useEffectEvent } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { NETWORK_FAILED } from "@/lib/client/api-client";
import { leaveNotice } from "@/lib/client/notice";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

type Setting = { failure: Refusal | null; onLost: (message: string) => void };

/** ST-15: a store that cannot be shown sends its visitor to `/`, where the reason is said once. */
export function useLeaveOnFailure({ failure, onLost }: Setting): void {
  const answerText = useAnswerText();
  const leave = useEffectEvent((reason: Refusal) => {
    const text = answerText(reason);
    // Without a connection the page that is here serves better than one that cannot be reached.
    if (reason.code === NETWORK_FAILED) return onLost(text);
    leaveNotice(text);
    // Loaded whole: what was left is read as a document begins.
    window.location.replace(hrefs.index());
  });
  useEffect(() => {
    if (failure) leave(failure);
  }, [failure]);
}
