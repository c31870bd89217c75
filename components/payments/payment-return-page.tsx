import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { Messages } from "@/components/ui/messages";
import { PaymentReturn } from "./payment-return";

export async function paymentReturnMetadata(): Promise<Metadata> {
  const t = await getTranslations("payments");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

/** The page of every provider's way back. */
export async function PaymentReturnPage({ of }: Pick<ComponentProps<typeof PaymentReturn>, "of">) {
  const t = await getTranslations("payments");
  return (
    <main id="main" className="page-width flex-1 py-5 md:py-8">
      <h1 className="sr-only mb-4 text-2xl">{t("title")}</h1>
      <Messages of={["payments", "errors"]}>
        <PaymentReturn of={of} />
      </Messages>
    </main>
  );
}
