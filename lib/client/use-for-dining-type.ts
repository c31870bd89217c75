import { useEffect, useEffectEvent, useState } from "react";
import type { DiningType } from "@/lib/contracts/codes";

type Setting<Data> = {
  /** The data in the cached page, and the dining type for which the page was rendered. */
  cached: { dining_type: DiningType; data: Data };
  dining_type: DiningType;
  /** Reads the data for another dining type. Returns null if the data cannot be read. */
  read: (dining_type: DiningType, signal: AbortSignal) => Promise<Data | null>;
};

/**
 * Data of a cached page that depend on the dining type (ST-06). The view cookie usually selects a page with the right
 * dining type. So new data are read only in three cases: the visitor changes the dining type on the page, the cart has
 * another dining type, or a shared cache ignored the cookie.
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
