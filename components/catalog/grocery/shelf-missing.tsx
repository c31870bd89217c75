"use client";

import { useEffect } from "react";
import { leaveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * An unknown category leads to the store's first one, with the rest of the query (GR-02). Without a category the
 * store is unknown: `message` is kept for `/` and shown there (ST-15).
 */
export function ShelfMissing({ message }: { message: string }) {
  useEffect(() => {
    const { pathname, searchParams: query } = new URL(window.location.href);
    if (query.has("cat")) {
      query.delete("cat");
      window.location.replace(`${pathname}?${query}`);
      return;
    }
    leaveNotice(message);
    window.location.replace(hrefs.index());
  }, [message]);
  return null;
}
