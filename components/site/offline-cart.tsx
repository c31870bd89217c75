"use client";

import { useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import { TitledCard } from "@/components/ui/titled-card";
import { chosenTexts, linePrice } from "@/lib/cart/cart-line";
import { useCart } from "@/lib/client/cart-store";
import { formatMoney } from "@/lib/format/money";

/** The cart that the browser stores. It is read-only here, because the cart page opens only with a connection. */
export function OfflineCart() {
  const t = useTranslations("offline");
  const { cart, ready } = useCart();
  const isEmpty = cart.items.length === 0;
  return (
    <TitledCard title={t("cart")}>
      {ready && isEmpty && <p className="text-ink-soft">{t("cartEmpty")}</p>}
      {!isEmpty && (
        <>
          <p className="font-bold wrap-anywhere">
            <DataText>{cart.store_name}</DataText>
          </p>
          <ul className="grid gap-3">
            {cart.items.map((item) => (
              <li key={item.pdkey} className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-2">
                <span className="tabular text-ink-soft">
                  {t("count", { count: item.quantity })}
                </span>
                <span className="wrap-anywhere">
                  <DataText>{item.name}</DataText>
                </span>
                <span className="tabular">{formatMoney(linePrice(item))}</span>
                {chosenTexts(item).map((text) => (
                  <span key={text} className="col-start-2 text-ink-soft text-sm wrap-anywhere">
                    <DataText>{text}</DataText>
                  </span>
                ))}
                {item.remark && (
                  <span className="col-start-2 text-ink-soft text-sm wrap-anywhere">
                    {t("remark", { remark: item.remark })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className="tabular flex justify-between gap-4 border-line border-t pt-3 font-bold">
            <span>{t("subtotal")}</span>
            <span>{formatMoney(cart.total_price)}</span>
          </p>
          <p className="text-ink-soft text-sm">{t("cartText")}</p>
        </>
      )}
    </TitledCard>
  );
}
