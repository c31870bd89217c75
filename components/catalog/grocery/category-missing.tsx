"use client";

import { useEffect } from "react";
import { replacePage } from "@/lib/client/leave";
import { saveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * Leaves a grocery page whose category or store does not exist. If the URL names a category (`cat`), the component
 * removes `cat` from the URL and loads the page again, which shows the first category if the store exists (GR-02). If
 * the URL names no category, the store does not exist. The component then stores `message` and redirects to `/`, which
 * shows the message (ST-15).
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
