import { type RenderOptions, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement, ReactNode } from "react";
import { SWRConfig } from "swr";
import messages from "@/messages/zh-TW";

/** Renders with the real Traditional Chinese messages and an SWR cache of its own. */
export function renderWithMessages(ui: ReactElement, options?: Omit<RenderOptions, "wrapper">) {
  return render(ui, { ...options, wrapper: Providers });
}

const swr = { provider: () => new Map(), dedupingInterval: 0 };

function Providers({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="zh-TW" messages={messages} timeZone="Asia/Taipei">
      <SWRConfig value={swr}>{children}</SWRConfig>
    </NextIntlClientProvider>
  );
}
