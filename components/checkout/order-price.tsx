import { useTranslations } from "next-intl";
import { PriceRows } from "@/components/orders/price-rows";
import { priceLines } from "@/lib/checkout/price-lines";
import type { Order } from "@/lib/contracts/orders";
import { formatMoney } from "@/lib/format/money";

type Props = { order: Order; isPending: boolean; fee_description: string };

/** Fees, discounts and the total, all from the server (CK-62, CK-63). */
export function OrderPrice({ order, isPending, fee_description }: Props) {
  const t = useTranslations("checkout");
  const lines = priceLines(order);
  const hasFee = lines.some(({ key }) => key === "delivery_fee");
  const look = `tabular transition-opacity ${isPending ? "opacity-50" : ""}`;
  return (
    <>
      <div className="grid gap-1 border-line border-t pt-4">
        <dl className={`grid gap-2 ${look}`}>
          <PriceRows lines={lines} label={t} freeLabel={t("free")} />
        </dl>
        {hasFee && fee_description && (
          <details className="text-ink-soft text-sm">
            <summary className="inline-flex min-h-11 items-center font-bold text-brand">
              {t("feeHelp")}
            </summary>
            <p className="whitespace-pre-line">{fee_description}</p>
          </details>
        )}
      </div>
      {/* In a column that scrolls, the sum stays at its foot. */}
      <dl
        className={`flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t bg-paper pt-3 font-bold tall:sticky tall:-bottom-5 tall:-mb-5 tall:pb-5 ${look}`}
      >
        <dt>{t("total")}</dt>
        <dd className="text-xl">{formatMoney(order.pay_total)}</dd>
      </dl>
    </>
  );
}
