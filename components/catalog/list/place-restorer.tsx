"use client";

import { useEffect } from "react";
import { restorePlace } from "@/lib/client/save-address";

/** Whoever has an address sees the stores around it, even where the cookie that says so is missing. */
export function PlaceRestorer() {
  useEffect(() => {
    void restorePlace().then((isRestored) => isRestored && window.location.reload());
  }, []);
  return null;
}
