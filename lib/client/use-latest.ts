import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function with a stable identity that calls the latest `call`. So a long list that receives it does not
 * render again with its parent.
 */
export function useLatest<Args extends unknown[]>(call: (...args: Args) => void) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
