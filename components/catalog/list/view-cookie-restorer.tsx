"use client";

import { useEffect } from "react";
import { restoreViewCookie } from "@/lib/client/save-address";

/**
 * If the browser has stored an address but has no view cookie, writes the cookie again and reloads the page, so that it
 * shows the stores near that address.
 */
export function ViewCookieRestorer() {
  useEffect(() => {
    void restoreViewCookie().then((isRestored) => isRestored && window.location.reload());
  }, []);
  return null;
}
