import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function with a stable identity that calls the latest `call`. A memoised component that receives this
 * function, such as a long list, does not render again whenever its parent renders.
 */
export function useLatest<Args extends unknown[]>(call: (...args: Args) => void) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
