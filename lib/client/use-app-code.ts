import { useEffect, useState } from "react";
import { APP_CODE, hasAppCode, withoutAppCode } from "@/lib/routing/app-code";

let isTaken = false;

/**
 * The code by which the provider's app has opened this page; null without one, undefined before the browser has
 * looked. It leaves the address bar at once.
 */
export function useAppCode() {
  const [code, setCode] = useState<string | null>();
  useEffect(() => {
    const taken = takeAppCode();
    // Effects run twice in development, and only the first finds the code.
    queueMicrotask(() => setCode((known) => known ?? taken));
  }, []);
  return { code, drop: () => setCode(null) };
}

/** Somebody is being signed in here: to ask meanwhile who it is would bring the old session back. */
export function isEnteringByApp(): boolean {
  return isTaken || hasAppCode(window.location.search);
}

function takeAppCode(): string | null {
  const url = new URL(window.location.href);
  const code = url.searchParams.get(APP_CODE);
  if (code === null) return null;
  window.history.replaceState(window.history.state, "", withoutAppCode(url));
  isTaken ||= code !== "";
  return code || null;
}
