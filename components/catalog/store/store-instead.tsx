"use client";

import { useEffect } from "react";
import { useNumber } from "@/lib/client/use-query";
import { hrefs } from "@/lib/routing/hrefs";

/** A restaurant has no shelves: whoever asks for them gets its menu, with the visit's number (RT-31). */
export function StoreInstead({ stid }: { stid: number }) {
  const href = hrefs.store({ stid, number: useNumber() });
  useEffect(() => window.location.replace(href), [href]);
  return null;
}
