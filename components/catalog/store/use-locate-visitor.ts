"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { inPageLanguage } from "@/lib/client/page-locale";
import { readStored } from "@/lib/client/storage";
import { keepWaitingStore } from "@/lib/client/waiting-store";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * Asks the browser for its position if no address is stored. If that fails, the page shows a message and then opens `/`
 * (ST-11 to ST-14). When the person enters an address there, the store opens again (ST-38). If the page is prerendered
 * or hidden, the question waits until the person sees the page.
 */
export function useLocateVisitor(): { message: string | null; leave: () => void } {
  const router = useRouter();
  const answerText = useAnswerText();
  const [failure, setFailure] = useState<Refusal | null>(null);

  useEffect(() => {
    // If the browser is offline, it is not asked: the distance cannot be computed, and the person can still read the
    // stored page of the store.
    if (readStored("address") || !navigator.onLine) return;
    const controller = new AbortController();
    const { signal } = controller;
    whenSeen(signal, () => {
      void import("./save-position").then(
        async (module) => {
          const failed = await module.savePosition();
          if (!signal.aborted) setFailure(failed);
        },
        // If the code fails to load, the browser is not asked for the position.
        () => undefined,
      );
    });
    return () => controller.abort();
  }, []);

  return {
    message: failure && answerText(failure),
    leave: () => {
      setFailure(null);
      keepWaitingStore();
      router.replace(inPageLanguage(hrefs.index()));
    },
  };
}

/**
 * Calls `start` when the page becomes visible. A prerendered document also counts as hidden, and sends
 * `visibilitychange` when it becomes visible.
 */
function whenSeen(signal: AbortSignal, start: () => void): void {
  if (document.visibilityState === "visible") {
    start();
    return;
  }
  const onChange = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", onChange);
    start();
  };
  document.addEventListener("visibilitychange", onChange, { signal });
}
