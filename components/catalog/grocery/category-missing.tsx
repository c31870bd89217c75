"use client";

import { useEffect } from "react";
import { replacePage } from "@/lib/client/leave";
import { saveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * Redirects from an unknown category to the first category of the store and keeps the query (GR-02). If the store is
 * unknown too, stores `message` and redirects to `/`, which shows it (ST-15).
 */
export function CategoryMissing({ message }: { message: string }) {
  useEffect(() => {
    const { pathname, searchParams: query } = new URL(window.location.href);
    if (query.has("cat")) {
      query.delete("cat");
      replacePage(`${pathname}?${query}`);
      return;
    }
    saveNotice(message);
    replacePage(hrefs.index());
  }, [message]);
  return null;
}
