"use client";

import { useEffect } from "react";
import { writeCookie } from "@/lib/client/cookies";
import { rememberLanguage } from "@/lib/client/page-locale";
import { RETURN_TO_COOKIE, RETURN_TO_SECONDS, returnPathOf } from "@/lib/routing/return-to";

/** Stores the language, and this page as the page to return to (RB-02). It is used on pages without `SessionSync`. */
export function ReturnToSync() {
  useEffect(() => {
    rememberLanguage();
    const { pathname, search } = window.location;
    const path = returnPathOf(pathname + search);
    if (path) writeCookie(RETURN_TO_COOKIE, path, RETURN_TO_SECONDS);
  }, []);
  return null;
}
