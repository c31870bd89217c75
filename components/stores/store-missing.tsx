"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { leaveNotice } from "@/lib/client/notice";
import { hrefs } from "@/lib/routing/hrefs";

/** ST-15: the reason is kept for `/`, where it is said once. */
export function StoreMissing({ message }: { message: string }) {
  const router = useRouter();
  useEffect(() => {
    leaveNotice(message);
    router.replace(hrefs.index());
  }, [message, router]);
  return null;
}
