import { useEffect, useState } from "react";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import { replacePage } from "@/lib/client/leave";
import { pagePathname } from "@/lib/client/page-locale";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * Even a browser that reports that it is online may be unable to reach the shop. Therefore the page sends a request to
 * the shop at this interval.
 */
const ASK_MS = 4000;
/** A small file for the check. The shop can serve it without the backend. */
const PROBE_PATH = "/sw.js";

/** As soon as the shop answers again, leaves the offline page (see `leave`). */
export function useReconnect() {
  const [state, setState] = useState<"waiting" | "checking" | "lost">("waiting");
  useEffect(() => {
    const stop = everyWhileVisible(ASK_MS, returnIfOnline);
    window.addEventListener("online", returnIfOnline);
    return () => {
      stop();
      window.removeEventListener("online", returnIfOnline);
    };
  }, []);

  async function handleRetry() {
    setState("checking");
    setState((await returnIfOnline()) ? "checking" : "lost");
  }
  return { state, handleRetry };
}

async function returnIfOnline(): Promise<boolean> {
  const pending = fetch(PROBE_PATH, { method: "HEAD", cache: "no-store" });
  const isBack = await pending.then(
    ({ ok }) => ok,
    () => false,
  );
  if (isBack) leave();
  return isBack;
}

/**
 * Usually the service worker shows this page at the requested URL, so a reload opens the requested page. If the
 * visitor opened the offline page itself, the home page opens.
 */
function leave(): void {
  if (pagePathname() === hrefs.offline()) replacePage(hrefs.home());
  else window.location.reload();
}
