import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";

// Pages are cached as whole documents. There is no shell to show before them.
export const instant = false;

/** Pages without header and footer (RT-21, RT-23). */
export default function BareLayout({ children }: { children: ReactNode }) {
  return <NextIntlClientProvider messages={null}>{children}</NextIntlClientProvider>;
}
