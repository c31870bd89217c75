import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PaymentReturn } from "@/components/payments/payment-return";
import { Messages } from "@/components/ui/messages";

export const ensureStatic = "navigation";
export const instant = false;

/**
 * The paths of the return pages of all payment providers (RT-19). app/api/pay/return first tries to settle the payment.
 * It redirects to one of these pages if the payment is not settled yet or was refused, or if the payer must sign in
 * again.
 */
export function generateStaticParams() {
  return ["icashpayreturn", "lpconfirm", "payreturn", "payunireturn"].map((provider) => ({
    provider,
  }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("payments");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default async function PaymentReturnPage() {
  const t = await getTranslations("payments");
  return (
    <main id="main" className="page-width flex-1 py-5 md:py-8">
      <h1 className="sr-only mb-4 text-2xl">{t("title")}</h1>
      <Messages of={["payments", "errors"]}>
        <PaymentReturn />
      </Messages>
    </main>
  );
}
