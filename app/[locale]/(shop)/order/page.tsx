import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OrderScreen } from "@/components/orders/order-screen";
import { Icon } from "@/components/ui/icon";
import { Messages } from "@/components/ui/messages";
import { PageLink } from "@/components/ui/page-link";
import { ScriptNote } from "@/components/ui/script-note";
import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("orderPage");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default async function OrderPage() {
  const t = await getTranslations("orderPage");
  return (
    <main id="main" className="page-width flex-1 py-3 md:py-6">
      <div className="mb-2 -ml-3 flex items-center print:ml-0">
        <PageLink
          href={hrefs.orderlist()}
          aria-label={t("backToList")}
          className="print:hidden grid size-11 place-items-center rounded-full text-brand hover:bg-brand-tint"
        >
          <Icon name="back" />
        </PageLink>
        <h1 className="text-lg">
          <span className="hidden print:inline">{site.name[await getLocale()]} </span>
          {t("title")}
        </h1>
      </div>
      <ScriptNote part="member" className="mb-4" />
      <Messages of={["orderPage", "courierOrderPage", "orders", "errors"]}>
        <OrderScreen />
      </Messages>
    </main>
  );
}
