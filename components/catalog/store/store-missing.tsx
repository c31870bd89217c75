"use client";

import { useEffect } from "react";
import { leaveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * Keeps the reason for `/`, which shows it once (ST-15). It loads a new document, because a document reads the reason
 * when it starts.
 */
export function StoreMissing({ message }: { message: string }) {
  useEffect(() => {
    leaveNotice(message);
    window.location.replace(hrefs.index());
  }, [message]);
  return null;
}
