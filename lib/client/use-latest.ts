import { useCallback, useEffect, useRef } from "react";

/** A function with a stable identity, so that long lists do not render again with their parent. */
export function useLatest<Args extends unknown[]>(call: (...args: Args) => void) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
