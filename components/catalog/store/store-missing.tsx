"use client";

import { useEffect } from "react";
import { replacePage } from "@/lib/client/leave";
import { saveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * Stores the message that says why the store cannot be shown, and redirects to `/`. That page shows the message once
 * (ST-15). The redirect loads a new document, because the message is read only when a document loads.
 */
export function StoreMissing({ message }: { message: string }) {
  useEffect(() => {
    saveNotice(message);
    replacePage(hrefs.index());
  }, [message]);
  return null;
}
