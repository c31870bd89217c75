import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OrderList } from "@/components/orders/order-list";
import { Messages } from "@/components/ui/messages";
import { ScriptNote } from "@/components/ui/script-note";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("orders");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default async function OrderListPage() {
  const t = await getTranslations("orders");
  return (
    <main id="main" className="page-width flex-1 py-5 md:py-8">
      <h1 className="mb-4 text-2xl">{t("title")}</h1>
      <ScriptNote part="member" className="mb-4" />
      <Messages of={["orders", "errors"]}>
        <OrderList />
      </Messages>
    </main>
  );
}
