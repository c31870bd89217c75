import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

type Props = { of: readonly string[]; children: ReactNode };

/** Gives the client parts below it the messages of the named domains, and no others: the page carries each. */
export async function Messages({ of, children }: Props) {
  const all = await getMessages();
  const picked = Object.fromEntries(Object.entries(all).filter(([domain]) => of.includes(domain)));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
