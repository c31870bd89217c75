import { useCallback, useEffect, useRef } from "react";

/** One function for the life of the page: a list of hundreds of rows is not drawn anew because its parent was. */
export function useLatest<Args extends unknown[]>(call: (...args: Args) => void) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
