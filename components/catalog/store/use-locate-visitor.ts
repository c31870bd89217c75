"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { readStored } from "@/lib/client/storage";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

// A crawler answers every prompt with no, and must read the store instead of being sent away.
const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|lighthouse/i;

/** ST-11…14: without a saved address the browser is asked where it is; a failure is said, then leads to `/`. */
export function useLocateVisitor(): { message: string | null; leave: () => void } {
  const router = useRouter();
  const answerText = useAnswerText();
  const [failure, setFailure] = useState<Refusal | null>(null);

  useEffect(() => {
    // Without a connection there is nothing to measure a way with, and the kept store is all there is.
    if (readStored("address") || !navigator.onLine || CRAWLER.test(navigator.userAgent)) return;
    let isOver = false;
    void import("./take-position").then(
      async (it) => {
        const failed = await it.takePosition();
        if (!isOver) setFailure(failed);
      },
      // If the code does not load, the visitor is not asked. The store can be read without it.
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
      router.replace(hrefs.index());
    },
  };
}
