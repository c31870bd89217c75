import { useEffect, useState } from "react";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import { hrefs } from "@/lib/routing/hrefs";

/** An online browser may still not reach the shop, so the shop is asked at intervals. */
const ASK_MS = 4000;
/** Small, and answered by the shop without the backend. */
const SIGN_OF_LIFE = "/sw.js";

/** Returns to the requested page when the shop answers again. */
export function useReconnect() {
  const [state, setState] = useState<"waiting" | "asking" | "lost">("waiting");
  useEffect(() => {
    const stop = everyWhileVisible(ASK_MS, returnIfOnline);
    window.addEventListener("online", returnIfOnline);
    return () => {
      stop();
      window.removeEventListener("online", returnIfOnline);
    };
  }, []);

  async function handleRetry() {
    setState("asking");
    setState((await returnIfOnline()) ? "asking" : "lost");
  }
  return { state, handleRetry };
}

async function returnIfOnline(): Promise<boolean> {
  const asking = fetch(SIGN_OF_LIFE, { method: "HEAD", cache: "no-store" });
  const isBack = await asking.then(
    ({ ok }) => ok,
    () => false,
  );
  if (isBack) leave();
  return isBack;
}

/** The service worker shows this page at the requested address, unless it was opened directly. */
function leave(): void {
  if (window.location.pathname === hrefs.offline()) window.location.replace(hrefs.home());
  else window.location.reload();
}
