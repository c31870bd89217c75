import { useEffect, useState } from "react";
import { APP_CODE, hasAppCode, withoutAppCode } from "@/lib/routing/app-code";

let isTaken = false;

/**
 * `hasCode` is true if the app of the membership service opened this page with a sign-in code. The server has stored
 * the code; the URL only contains a flag, which is removed at once. `hasCode` is undefined before the URL is read.
 */
export function useAppCode() {
  const [hasCode, setHasCode] = useState<boolean>();
  useEffect(() => {
    const isFlagged = takeAppCode();
    // In development, effects run twice, and only the first run finds the flag.
    queueMicrotask(() => setHasCode((known) => known ?? isFlagged));
  }, []);
  return { hasCode, drop: () => setHasCode(false) };
}

/**
 * True during a sign-in that the app started. The session check must not run then, because it would restore the old
 * session.
 */
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
