import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

type Props = { of: readonly string[]; children: ReactNode };

/**
 * Provides the client components in `children` with the messages of the domains `of`. It leaves out all other messages,
 * because every provided message becomes part of the HTML.
 */
export async function Messages({ of, children }: Props) {
  const all = await getMessages();
  const picked = Object.fromEntries(Object.entries(all).filter(([domain]) => of.includes(domain)));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
