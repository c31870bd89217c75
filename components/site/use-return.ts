import { useEffect, useState } from "react";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import { hrefs } from "@/lib/routing/hrefs";

/** A browser that says it is online need not reach the shop: asked every now and then. */
const ASK_MS = 4000;
/** Small, and answered by the shop alone. */
const SIGN_OF_LIFE = "/sw.js";

/** Goes on by itself to the page that was wanted, as soon as the shop answers again. */
export function useReturn() {
  const [state, setState] = useState<"waiting" | "asking" | "lost">("waiting");
  useEffect(() => {
    const stop = everyWhileVisible(ASK_MS, goOn);
    window.addEventListener("online", goOn);
    return () => {
      stop();
      window.removeEventListener("online", goOn);
    };
  }, []);

  async function handleRetry() {
    setState("asking");
    setState((await goOn()) ? "asking" : "lost");
  }
  return { state, handleRetry };
}

async function goOn(): Promise<boolean> {
  const asking = fetch(SIGN_OF_LIFE, { method: "HEAD", cache: "no-store" });
  const isBack = await asking.then(
    ({ ok }) => ok,
    () => false,
  );
  if (isBack) leave();
  return isBack;
}

/** The page stands under the address that was asked for, unless it was opened by its own. */
function leave(): void {
  if (window.location.pathname === hrefs.offline()) window.location.replace(hrefs.home());
  else window.location.reload();
}
