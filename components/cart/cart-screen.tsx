"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";
import { events } from "@/lib/analytics/shop-event";
import { closedBlock } from "@/lib/catalog/store-rules";
import { clearCart, currentCart, useCart } from "@/lib/client/cart-store";
import { hrefs } from "@/lib/routing/hrefs";
import { orderTexts } from "@/messages/parts/order-texts";
import { CartCosts } from "./cart-costs";
import { CartLine } from "./cart-line";
import { CartPlace } from "./cart-place";
import { CartPreview } from "./cart-preview";
import { CartSummary } from "./cart-summary";
import { GroupLinks } from "./group-links";
import { OfferProgress } from "./offer-progress";
import { ReservedTime } from "./reserved-time";
import { useMinimumCharge } from "./use-minimum-charge";
import { useOrderedStore } from "./use-ordered-store";

const CartChanges = onDemand(async () => (await import("./cart-changes")).CartChanges, orderTexts);

/** The cart page (CA-01 to CA-08). */
export function CartScreen() {
  const t = useTranslations("cart");
  const { cart, ready } = useCart();
  const [asksClear, setAsksClear] = useState(false);
  const store = useOrderedStore(cart);
  useMinimumCharge(cart);
  useEffect(() => {
    const seen = currentCart();
    if (ready && seen.items.length > 0) events.push({ name: "view_cart", cart: seen });
  }, [ready]);
  if (!ready) return <CartPreview />;
  if (cart.items.length === 0) {
    return (
      <>
        <GroupLinks />
        <EmptyCart />
      </>
    );
  }
  const storeHref = hrefs.store({ stid: cart.store_id, number: cart.number });
  return (
    <>
      <div className="pb-4 empty:hidden">
        <GroupLinks />
      </div>
      <div className="grid flex-1 grid-cols-1 grid-rows-[1fr_auto] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-1 lg:gap-8">
        <section aria-label={t("items")} className="rounded-sheet border border-line px-4 md:px-6">
          <div className="grid grid-cols-1 gap-2.5 border-line border-b pt-3 pb-4">
            <div className="flex flex-wrap items-center gap-x-3">
              <div className="min-w-0 flex-1 basis-48">
                <h2 className="text-lg">
                  <PageLink
                    href={storeHref}
                    className="line-clamp-2 py-1 wrap-anywhere hover:text-brand"
                  >
                    <DataText>{cart.store_name}</DataText>
                  </PageLink>
                </h2>
                <ReservedTime cart={cart} />
                <CartPlace dining_type={cart.dining_type} store={store} />
              </div>
              <span className="flex-none rounded-full bg-surface px-3 py-1 text-ink-soft text-sm">
                {t(`type${cart.dining_type}`)}
              </span>
            </div>
            <CartCosts cart={cart} store={store} />
          </div>
          <CartChanges cart={cart} />
          <ul>
            {cart.items.map((item) => (
              <CartLine key={item.pdkey} item={item} cart={cart} size="large" />
            ))}
          </ul>
          <div className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2">
            <PageLink href={storeHref} className={LINK}>
              <Icon name="plus" />
              {t("continue")}
            </PageLink>
            <button
              type="button"
              onClick={() => setAsksClear(true)}
              className={`${LINK} text-ink-soft!`}
            >
              <Icon name="trash" />
              {t("clear")}
            </button>
          </div>
          {store && store !== "loading" && <OfferProgress cart={cart} store={store} />}
        </section>
        <CartSummary
          cart={cart}
          storeHref={storeHref}
          isClosed={store !== null && store !== "loading" && closedBlock(store, cart) !== null}
        />
      </div>
      <ConfirmDialog
        open={asksClear}
        title={t("clearTitle")}
        cancelLabel={t("cancel")}
        confirmLabel={t("confirm")}
        onCancel={() => setAsksClear(false)}
        onConfirm={() => {
          setAsksClear(false);
          clearCart();
        }}
      />
    </>
  );
}

const LINK = "inline-flex min-h-11 items-center gap-1.5 font-bold text-brand hover:underline";

function EmptyCart() {
  const t = useTranslations("cart");
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <span className="grid size-24 place-items-center rounded-full bg-brand-tint text-brand">
        <Icon name="bag" className="size-11" />
      </span>
      <div className="grid gap-1">
        <h2 className="text-lg">{t("emptyTitle")}</h2>
        <p className="text-ink-soft">{t("emptyText")}</p>
      </div>
      <PageLink href={hrefs.home()} className={buttonClass("primary")}>
        {t("start")}
      </PageLink>
    </div>
  );
}
