"use client";

import { useEffect } from "react";
import { saveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * Stores the reason and redirects to `/`, which shows it once (ST-15). It loads a new document, because the reason is
 * read only when a document loads.
 */
export function StoreMissing({ message }: { message: string }) {
  useEffect(() => {
    saveNotice(message);
    window.location.replace(hrefs.index());
  }, [message]);
  return null;
}
