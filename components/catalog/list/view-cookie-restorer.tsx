"use client";

import { useEffect } from "react";
import { restoreViewCookie } from "@/lib/client/save-address";

/**
 * Used on a page that was rendered for a default district, because the view cookie contained no place. If the browser
 * has stored an address and its district is found, writes the cookie again and reloads the page, so that the page shows
 * the stores near that address.
 */
export function ViewCookieRestorer() {
  useEffect(() => {
    void restoreViewCookie().then((isRestored) => isRestored && window.location.reload());
  }, []);
  return null;
}
