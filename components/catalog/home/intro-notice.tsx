"use client";

import { useEffect, useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { getFromShop } from "@/lib/client/api-client";
import { readSession, readStored, writeSession } from "@/lib/client/storage";
import { frameTexts } from "@/messages/parts/frame-texts";

const NoticeDialog = onDemand(
  async () => (await import("./notice-dialog")).NoticeDialog,
  frameTexts,
);

type Notice = { title: string; content: string };

const SEEN_KEY = "noticeSeen";
/** The path of the call is written here, so that the intro does not load the table of all calls. */
const ANNOUNCEMENT = "/api/AdvertiseApi/announcement";

/**
 * The operator's announcement. It is shown once in each browser tab, on the intro or on the home page (AD-20, AD-21).
 */
export function IntroNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (readSession(SEEN_KEY)) return;
    const headers = { "x-address": encodeURIComponent(readStored("address")?.address ?? "") };
    void getFromShop<Notice>(ANNOUNCEMENT, { headers }).then((answer) => {
      if (!answer.ok) return;
      writeSession(SEEN_KEY, "1");
      if (answer.data.content) setNotice(answer.data);
    });
  }, []);
  if (!notice) return null;
  return <NoticeDialog {...notice} onClose={() => setNotice(null)} />;
}
