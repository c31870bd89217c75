"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { readStored } from "@/lib/client/storage";
import { keepWaitingStore } from "@/lib/client/waiting-store";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

// Crawlers deny every prompt. They must be able to read the store, so they are not redirected.
const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|lighthouse/i;

/**
 * Asks the browser for its position if no address is stored. After a failure a message is shown and the page leads to
 * `/` (ST-11 to ST-14). An address that is entered there leads back to the store (ST-38).
 */
export function useLocateVisitor(): { message: string | null; leave: () => void } {
  const router = useRouter();
  const answerText = useAnswerText();
  const [failure, setFailure] = useState<Refusal | null>(null);

  useEffect(() => {
    // Without a connection the distance cannot be computed, but the offline page of the store is readable.
    if (readStored("address") || !navigator.onLine || CRAWLER.test(navigator.userAgent)) return;
    let isOver = false;
    void import("./save-position").then(
      async (it) => {
        const failed = await it.savePosition();
        if (!isOver) setFailure(failed);
      },
      // If the code fails to load, the prompt is skipped.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);

  return {
    message: failure && answerText(failure),
    leave: () => {
      setFailure(null);
      keepWaitingStore();
      router.replace(hrefs.index());
    },
  };
}
