"use client";

import { useEffect } from "react";
import { restorePlace } from "@/lib/client/save-address";

/** Shows the stores around the stored address, also when the view cookie is missing. */
export function PlaceRestorer() {
  useEffect(() => {
    void restorePlace().then((isRestored) => isRestored && window.location.reload());
  }, []);
  return null;
}
