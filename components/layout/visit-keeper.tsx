"use client";

import { useEffect, useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { showAppBanner } from "@/lib/client/app-banner-state";
import { writeCookie } from "@/lib/client/cookies";
import { keepInsider } from "@/lib/client/insider";
import { takeNotice } from "@/lib/client/notice";
import { readStored } from "@/lib/client/storage";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, safeReturnTo } from "@/lib/routing/return-to";

const Popup = onDemand(async () => (await import("@/components/ui/popup")).Popup);

/** What every page does for its visitor: checks the session once, keeps the way back, says what was left. */
export function VisitKeeper() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    // Only who has signed in has a session to check: a visitor is spared the code for it.
    if (readStored("member")) void import("@/lib/client/session").then((it) => it.checkSession());
    const path = safeReturnTo(window.location.pathname + window.location.search);
    if (path) writeCookie(RETURN_TO_COOKIE, path, RETURN_TO_SECONDS);
    showAppBanner();
    keepInsider();
    const left = setTimeout(() => setMessage(takeNotice()));
    return () => clearTimeout(left);
  }, []);
  // There from the start, so that what comes into it is read out.
  return (
    <div aria-live="polite">
      {message !== null && <Popup message={message} onDone={() => setMessage(null)} />}
    </div>
  );
}
