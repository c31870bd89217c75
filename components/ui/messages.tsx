import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

type Props = { of: readonly string[]; children: ReactNode };

/**
 * Provides the client components in `children` with messages. `of` lists the domains whose messages they use. All other
 * messages are left out, because every provided message becomes part of the HTML.
 */
export async function Messages({ of, children }: Props) {
  const all = await getMessages();
  const picked = Object.fromEntries(Object.entries(all).filter(([domain]) => of.includes(domain)));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
