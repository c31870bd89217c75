"use client";

import { useTranslations } from "next-intl";
import { MessageDialog } from "@/components/ui/message-dialog";
import { withMessages } from "@/components/ui/with-messages";
import introNotice from "@/messages/zh-TW/intro-notice.json";

type Props = { title: string; content: string; onClose: () => void };

function Notice({ title, content, onClose }: Props) {
  const t = useTranslations("introNotice");
  return (
    <MessageDialog
      title={title || t("notice")}
      message={content}
      closeLabel={t("noticeClose")}
      onClose={onClose}
    />
  );
}

export const NoticeDialog = withMessages(Notice, { "zh-TW": { introNotice } });
