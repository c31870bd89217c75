"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { NETWORK_FAILED } from "@/lib/client/api-client";
import { leaveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/** ST-15: a store that cannot be shown sends its visitor to `/`, where the reason is said once. */
export function useLeaveOnFailure(failure: { code: number; message: string } | null): void {
  const router = useRouter();
  const answerText = useAnswerText();
  const leave = useEffectEvent((reason: { code: number; message: string }) => {
    leaveNotice(answerText(reason));
    router.replace(hrefs.index());
  });
  useEffect(() => {
    // Without a connection the page that is here serves better than one that cannot be reached.
    if (failure && failure.code !== NETWORK_FAILED) leave(failure);
  }, [failure]);
}
