"use client";

import { useEffect } from "react";
import { useNumber } from "@/lib/client/use-query";
import { hrefs } from "@/lib/routing/hrefs";

/** A restaurant has no categories. Its grocery address leads to its menu with the visit number (RT-31). */
export function StoreRedirect({ stid }: { stid: number }) {
  const href = hrefs.store({ stid, number: useNumber() });
  useEffect(() => window.location.replace(href), [href]);
  return null;
}
