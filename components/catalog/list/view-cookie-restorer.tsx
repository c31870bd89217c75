"use client";

import { useEffect } from "react";
import { restoreViewCookie } from "@/lib/client/save-address";

/** Shows the stores around the stored address, also when the view cookie is missing. */
export function ViewCookieRestorer() {
  useEffect(() => {
    void restoreViewCookie().then((isRestored) => isRestored && window.location.reload());
  }, []);
  return null;
}
