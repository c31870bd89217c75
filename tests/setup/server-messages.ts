import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import messages from "@/messages/zh-TW";

/** What pages read on the server, with the real messages: stands in for `next-intl/server`, which needs a request. */
export async function getTranslations(namespace: keyof typeof messages) {
  return createTranslator({ locale: "zh-TW", messages, namespace });
}

export async function getMessages() {
  return messages;
}

/** For `components/ui/messages`: renderPage has given its parts all of them already. */
export function Messages({ children }: { children: ReactNode }) {
  return children;
}
