"use client";

import { useEffect } from "react";
import { replacePage } from "@/lib/client/leave";
import { saveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * Stores the reason and redirects to `/`, which shows it once (ST-15). It loads a new document, because the reason is
 * read only when a document loads.
 */
export function StoreMissing({ message }: { message: string }) {
  useEffect(() => {
    saveNotice(message);
    replacePage(hrefs.index());
  }, [message]);
  return null;
}
