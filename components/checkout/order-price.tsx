import { useTranslations } from "next-intl";
import { type PriceLine, priceLines } from "@/lib/checkout/price-lines";
import type { Order } from "@/lib/contracts/orders";
import { formatDiscount, formatMoney } from "@/lib/format/money";

type Props = { order: Order; isPending: boolean; fee_description: string };

/** Fees, discounts and the total, all of them the server's (acceptance CK-62, CK-63). */
export function OrderPrice({ order, isPending, fee_description }: Props) {
  const t = useTranslations("checkout");
  const lines = priceLines(order);
  const hasFee = lines.some(({ key }) => key === "delivery_fee");
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <dl className={`tabular grid gap-2 transition-opacity ${isPending ? "opacity-50" : ""}`}>
        {lines.map((line) => (
          <div key={line.key} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{t(line.key)}</dt>
            <dd className={lineColor(line)}>{lineAmount(line)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
          <dt>{t("total")}</dt>
          <dd className="text-xl">{formatMoney(order.pay_total)}</dd>
        </div>
      </dl>
      {hasFee && fee_description && (
        <details className="text-sm text-ink-soft">
          <summary className="inline-flex min-h-11 items-center font-bold text-brand">
            {t("feeHelp")}
          </summary>
          <p className="whitespace-pre-line">{fee_description}</p>
        </details>
      )}
    </div>
  );

  function lineAmount({ key, amount }: PriceLine): string {
    if (key === "delivery_fee" && amount === 0) return t("free");
    return amount < 0 ? formatDiscount(amount) : formatMoney(amount);
  }
}

function lineColor({ key, amount }: PriceLine): string {
  return amount < 0 || (key === "delivery_fee" && amount === 0) ? "font-bold text-good" : "";
}
