import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CartScreen } from "@/components/cart/cart-screen";
import { Messages } from "@/components/ui/messages";
import { ScriptNote } from "@/components/ui/script-note";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cart");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default async function Page() {
  const t = await getTranslations("cart");
  return (
    <main
      id="main"
      className="page-width flex min-h-[calc(100dvh-3.5rem)] md:min-h-[calc(100dvh-4rem)] flex-1 flex-col pt-6 lg:pb-6"
    >
      <h1 className="pb-4 text-xl md:text-2xl">{t("title")}</h1>
      <ScriptNote part="cart" className="mb-4" />
      <Messages of={["cart", "cartCosts", "products"]}>
        <CartScreen />
      </Messages>
    </main>
  );
}
