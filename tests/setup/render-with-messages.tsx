import { type RenderOptions, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement, ReactNode } from "react";
import { SWRConfig } from "swr";
import { pageLanguage } from "./language-of-pages";

/** Renders with the real messages (Chinese, unless `setPageLanguage` was called) and an empty SWR cache. */
export function renderWithMessages(ui: ReactElement, options?: Omit<RenderOptions, "wrapper">) {
  return render(ui, { ...options, wrapper: Providers });
}

export function Providers({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={EMPTY_CACHE}>
      <NextIntlClientProvider {...pageLanguage()} timeZone="Asia/Taipei">
        {children}
      </NextIntlClientProvider>
    </SWRConfig>
  );
}

const EMPTY_CACHE = { provider: () => new Map() };
