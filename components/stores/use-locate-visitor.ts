"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { addressProvider } from "@/lib/client/choose-provider";
import { currentPosition, type LocationFailure } from "@/lib/client/geolocation";
import { saveAddress } from "@/lib/client/save-address";
import { readStored } from "@/lib/client/storage";
import { hrefs } from "@/lib/routing/hrefs";

// A crawler answers every prompt with no, and must read the store instead of being sent away.
const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|lighthouse/i;

type Failure = { location: LocationFailure | "outside" } | { code: number; message: string };

/** ST-11…14: without a saved address the browser is asked where it is; a failure is said, then leads to `/`. */
export function useLocateVisitor(): { message: string | null; leave: () => void } {
  const t = useTranslations("address");
  const router = useRouter();
  const answerText = useAnswerText();
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    if (readStored("address") || CRAWLER.test(navigator.userAgent)) return;
    let isOver = false;
    void takePosition().then((failed) => !isOver && setFailure(failed));
    return () => {
      isOver = true;
    };
  }, []);

  return {
    message: failure && ("location" in failure ? t(failure.location) : answerText(failure)),
    leave: () => {
      setFailure(null);
      router.replace(hrefs.index());
    },
  };
}

/** Saves the visitor's place as their address, unless they have typed one while the prompt stood open. */
async function takePosition(): Promise<Failure | null> {
  const position = await currentPosition();
  if (readStored("address")) return null;
  if (typeof position === "string") return { location: position };
  const provider = await addressProvider();
  const answer = await provider.reverse(position);
  if (readStored("address")) return null;
  if (!answer.ok) return answer;
  if (!answer.data) return { location: "outside" };
  saveAddress(answer.data);
  return null;
}
