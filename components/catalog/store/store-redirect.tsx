"use client";

import { useEffect } from "react";
import { replacePage } from "@/lib/client/leave";
import { useVisitNumber } from "@/lib/client/use-query";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * If a grocery URL names a restaurant, redirects to the store page of the restaurant and keeps the visit number
 * (RT-31).
 */
export function StoreRedirect({ stid }: { stid: number }) {
  const href = hrefs.store({ stid, number: useVisitNumber() });
  useEffect(() => replacePage(href), [href]);
  return null;
}
