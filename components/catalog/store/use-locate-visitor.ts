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
 * Asks the browser for its position if no address is stored. After a failure a message is shown and the page leads to
 * `/` (ST-11 to ST-14). An address that is entered there leads back to the store (ST-38). A page that is prerendered or
 * hidden asks when the visitor sees it.
 */
export function useLocateVisitor(): { message: string | null; leave: () => void } {
  const router = useRouter();
  const answerText = useAnswerText();
  const [failure, setFailure] = useState<Refusal | null>(null);

  useEffect(() => {
    // Without a connection the distance cannot be computed, but the offline page of the store is readable.
    if (readStored("address") || !navigator.onLine) return;
    const controller = new AbortController();
    const { signal } = controller;
    whenSeen(signal, () => {
      void import("./save-position").then(
        async (module) => {
          const failed = await module.savePosition();
          if (!signal.aborted) setFailure(failed);
        },
        // If the code fails to load, the prompt is skipped.
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

/** A document that is prerendered is hidden too, and reports the same event when it is shown. */
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
