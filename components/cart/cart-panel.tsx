"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Glyph } from "@/components/ui/glyph";
import { shortfall } from "@/lib/cart/minimum-rules";
import { useCart } from "@/lib/client/cart-store";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { CartLine } from "./cart-line";
import { MinimumMeter } from "./minimum-meter";
import { ReservedTime } from "./reserved-time";

type Props = { store_id: number; minimum: number };

/** On desktops, beside the menu: the cart while it is filled. */
export function CartPanel({ store_id, minimum }: Props) {
  const t = useTranslations("cart");
  const { cart } = useCart();
  const isMine = cart.store_id === store_id && cart.items.length > 0;
  const missing = shortfall({ ...cart, minimum_charge: minimum });
  return (
    <aside aria-label={t("title")} className="hidden self-start pt-6 lg:sticky lg:top-28 lg:block">
      <div className="grid max-h-[calc(100dvh-9rem)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-sheet border border-line bg-paper">
        <div className="grid gap-0.5 px-5 pt-4 pb-2">
          <h2 className="text-lg">{t("title")}</h2>
          {isMine && <ReservedTime cart={cart} />}
        </div>
        {isMine ? (
          <>
            <ul className="overflow-y-auto px-5">
              {cart.items.map((item) => (
                <CartLine key={item.pdkey} item={item} cart={cart} size="small" />
              ))}
            </ul>
            <div className="grid gap-3 border-line border-t p-5">
              <MinimumMeter total={cart.total_price} minimum={minimum} />
              <p className="flex justify-between text-lg font-bold">
                {t("subtotal")}
                <span className="tabular" role="status">
                  {formatMoney(cart.total_price)}
                </span>
              </p>
              <a href={hrefs.cart()} className={buttonClass("primary")}>
                {missing > 0 ? t("short", { price: formatMoney(missing) }) : t("view")}
              </a>
            </div>
          </>
        ) : (
          <div className="grid justify-items-center gap-3 px-5 pt-4 pb-10 text-center text-ink-soft">
            <Glyph name="bag" className="size-10 text-ink-faint" />
            <p>{t("panelEmpty")}</p>
          </div>
        )}
      </div>
    </aside>
  );
}
