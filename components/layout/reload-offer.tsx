"use client";

import { useEffect, useState } from "react";
import { LOAD_FAILED_EVENT, RETRY_EVENTS } from "@/components/ui/on-demand";

type Props = { text: string; label: string };

/**
 * Offers to reload the page if the code of a component failed to load. A deployment may have removed the file of the
 * code, and only a reload then helps (RB-08). The next press or the return of the network closes the offer. At the same
 * time, a component that still needs its code tries to load it again (see on-demand.tsx).
 */
export function ReloadOffer({ text, label }: Props) {
  const [failedAt, setFailedAt] = useState<number | null>(null);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const handleFailure = (event: Event) => {
      if (event instanceof CustomEvent && !event.detail) setFailedAt(event.timeStamp);
    };
    // The press that needed the code may reach the window after the failure. It must not close the offer.
    const handleRetry = ({ timeStamp }: Event) =>
      setFailedAt((failed) => (failed !== null && timeStamp <= failed ? failed : null));
    window.addEventListener(LOAD_FAILED_EVENT, handleFailure, { signal });
    for (const name of RETRY_EVENTS) window.addEventListener(name, handleRetry, { signal });
    return () => stopping.abort();
  }, []);
  return (
    failedAt !== null && (
      <p className="fixed inset-x-4 bottom-28 z-50 mx-auto flex w-fit max-w-sm items-center gap-3 rounded-card bg-ink px-5 py-1 font-bold text-paper shadow-float">
        {text}
        <button
          type="button"
          className="min-h-11 flex-none underline underline-offset-4"
          onClick={() => window.location.reload()}
        >
          {label}
        </button>
      </p>
    )
  );
}
