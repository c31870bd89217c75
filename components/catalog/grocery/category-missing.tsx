"use client";

import { useEffect } from "react";
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
      window.location.replace(`${pathname}?${query}`);
      return;
    }
    saveNotice(message);
    window.location.replace(hrefs.index());
  }, [message]);
  return null;
}
