"use client";

import { useTranslations } from "next-intl";
import { MessageDialog } from "@/components/ui/message-dialog";

type Props = { title: string; content: string; onClose: () => void };

export function NoticeDialog({ title, content, onClose }: Props) {
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
