"use client";

import { useTranslations } from "next-intl";
import type { CartQuote } from "@/lib/contracts/cart-quotes";
import type { Cart } from "@/lib/contracts/carts";
import { formatDiscount, formatMoney } from "@/lib/format/money";
import { useCartQuote } from "./use-cart-quote";

/** The estimated total with the fees and the store's offer, for members and visitors (CA-51). */
export function CartEstimate({ cart }: { cart: Cart }) {
  const t = useTranslations("cartQuote");
  const { latest, isLoading, isOld } = useCartQuote(cart);
  if (isLoading) {
    return (
      <div
        role="status"
        aria-label={t("loading")}
        className="h-20 animate-pulse rounded-card bg-surface"
      />
    );
  }
  if (!latest) return <p className="self-center text-ink-soft text-sm">{t("unknown")}</p>;
  const { quote } = latest;
  return (
    <div
      className={`grid grid-cols-1 content-center gap-1 transition-opacity ${isOld ? "opacity-60" : ""}`}
    >
      <ul className="tabular flex flex-wrap gap-x-4 text-ink-soft text-sm">
        {parts(quote).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 font-bold">
        {quote.delivery_fee === null ? t("totalWithoutFee") : t("total")}
        <span className="tabular text-xl" role="status">
          {formatMoney(quote.total)}
        </span>
      </p>
      <p className="text-ink-soft text-xs">{t("note")}</p>
    </div>
  );

  function parts({ service_fee, delivery_discount, store_coupon_discount_money }: CartQuote) {
    return [
      { key: "fee", text: feeText() },
      {
        key: "service",
        text: service_fee > 0 && t("service", { price: formatMoney(service_fee) }),
      },
      {
        key: "offer",
        text:
          store_coupon_discount_money > 0 &&
          t("offer", { price: formatDiscount(store_coupon_discount_money) }),
      },
      {
        key: "free",
        text: delivery_discount > 0 && t("free", { price: formatDiscount(delivery_discount) }),
      },
    ].filter(({ text }) => text !== false);
  }

  /** The text about the delivery fee. False if the fee is 0, for example for pick-up. */
  function feeText(): string | false {
    const fee = latest?.quote.delivery_fee ?? null;
    if (fee === null) return t("feeLater");
    return fee > 0 && t("fee", { price: formatMoney(fee) });
  }
}
