import { useEffect, useState } from "react";
import { APP_CODE, hasAppCode, withoutAppCode } from "@/lib/routing/app-code";

let isTaken = false;

/**
 * `hasCode` is true if the app of the membership service opened this page with a sign-in code. The server has stored
 * the code; the URL only contains a flag, which is removed at once. `hasCode` is undefined before the URL is read, and
 * false after `drop`.
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
 * True if the app opened this page with a sign-in code, even after the flag was removed from the URL. The session check
 * must not run on such a page, because it would restore the old session.
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
