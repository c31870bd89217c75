"use client";

import { useEffect, useState } from "react";
import { Popup } from "@/components/ui/popup";
import { writeCookie } from "@/lib/client/cookies";
import { takeNotice } from "@/lib/client/notice";
import { readStored } from "@/lib/client/storage";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, safeReturnTo } from "@/lib/routing/return-to";

/** What every page does for its visitor: checks the session once, keeps the way back, shows a left message. */
export function VisitKeeper() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    // Only who has signed in has a session to check: a visitor is spared the code for it.
    if (readStored("member")) void import("@/lib/client/session").then((it) => it.checkSession());
    const path = safeReturnTo(window.location.pathname + window.location.search);
    if (path) writeCookie(RETURN_TO_COOKIE, path, RETURN_TO_SECONDS);
    const left = setTimeout(() => setMessage(takeNotice()));
    return () => clearTimeout(left);
  }, []);
  return <Popup message={message} onDone={() => setMessage(null)} />;
}
