import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import * as messages from "@/messages/zh-TW/messages-zh";

/** Replaces `next-intl/server`, which needs a request. The messages are the real ones. */
export async function getTranslations(namespace: keyof typeof messages) {
  return createTranslator({ locale: "zh-TW", messages, namespace });
}

export async function getLocale() {
  return "zh-TW";
}

export async function getMessages() {
  return messages;
}

/** Replaces `components/ui/messages`. renderPage gives all messages to the page already. */
export function Messages({ children }: { children: ReactNode }) {
  return children;
}
