import { useEffect, useState } from "react";
import { APP_CODE, hasAppCode, withoutAppCode } from "@/lib/routing/app-code";

let isTaken = false;

/**
 * True if the provider's app has opened this page with a sign-in code, which the server stores. Undefined before the
 * address is read. The flag is removed from the address bar at once.
 */
export function useAppCode() {
  const [hasCode, setHasCode] = useState<boolean>();
  useEffect(() => {
    const isFlagged = takeAppCode();
    // Effects run twice in development, and only the first finds the flag.
    queueMicrotask(() => setHasCode((known) => known ?? isFlagged));
  }, []);
  return { hasCode, drop: () => setHasCode(false) };
}

/** True during a sign-in by the app. A session check would then restore the old session. */
export function isEnteringByApp(): boolean {
  return isTaken || hasAppCode(window.location.search);
}

function takeAppCode(): boolean {
  const url = new URL(window.location.href);
  const code = url.searchParams.get(APP_CODE);
  if (code === null) return false;
  window.history.replaceState(window.history.state, "", withoutAppCode(url));
  isTaken ||= code !== "";
  return code !== "";
}
