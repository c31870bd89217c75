import { useEffect, useEffectEvent, useState } from "react";
import type { DiningType } from "@/lib/contracts/codes";

type Setting<Data> = {
  /** The part of the cached page, and the dining type of that page. */
  cached: { dining_type: DiningType; data: Data };
  dining_type: DiningType;
  /** Reads the part for another dining type; null without an answer. */
  read: (dining_type: DiningType, signal: AbortSignal) => Promise<Data | null>;
};

/**
 * A part of a cached page that depends on the dining type (ST-06). The page is chosen by the view cookie, so this reads
 * only after a change on the page, for a cart with a type of its own, and behind a shared cache, which ignores cookies.
 */
export function useForDiningType<Data>({ cached, dining_type, read }: Setting<Data>) {
  const [known, setKnown] = useState(cached);
  const [failedFor, setFailedFor] = useState<DiningType | null>(null);
  const isOld = known.dining_type !== dining_type;
  const hasFailed = isOld && failedFor === dining_type;
  const ask = useEffectEvent(read);
  useEffect(() => {
    if (!isOld || hasFailed) return;
    const controller = new AbortController();
    const { signal } = controller;
    void ask(dining_type, signal).then((data) => {
      if (signal.aborted) return;
      if (data === null) setFailedFor(dining_type);
      else setKnown({ dining_type, data });
    });
    return () => controller.abort();
  }, [isOld, hasFailed, dining_type]);
  return { data: known.data, isOld, hasFailed, retry: () => setFailedFor(null) };
}
