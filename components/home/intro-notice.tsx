"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { callApi } from "@/lib/client/api-client";
import { readStored } from "@/lib/client/storage";

const MessageDialog = onDemand(
  async () => (await import("@/components/ui/message-dialog")).MessageDialog,
);

const SEEN_KEY = "noticeSeen";

/** The operator's announcement: only when there is one, and once per session (acceptance AD-20, AD-21). */
export function IntroNotice() {
  const t = useTranslations("intro");
  const [notice, setNotice] = useState<{ title: string; content: string } | null>(null);
  useEffect(() => {
    if (window.sessionStorage.getItem(SEEN_KEY)) return;
    const headers = { "x-address": encodeURIComponent(readStored("address")?.address ?? "") };
    void callApi("announcement", { query: {} }, { headers }).then((answer) => {
      if (!answer.ok || !answer.data.content) return;
      window.sessionStorage.setItem(SEEN_KEY, "1");
      setNotice(answer.data);
    });
  }, []);
  if (!notice) return null;
  return (
    <MessageDialog
      title={notice.title || t("notice")}
      message={notice.content}
      closeLabel={t("noticeClose")}
      onClose={() => setNotice(null)}
    />
  );
}
