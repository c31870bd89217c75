"use client";

import { useEffect } from "react";
import { leaveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/** ST-15: the reason is kept for `/`, where it is said once; loaded whole, as a document begins with it. */
export function StoreMissing({ message }: { message: string }) {
  useEffect(() => {
    leaveNotice(message);
    window.location.replace(hrefs.index());
  }, [message]);
  return null;
}
