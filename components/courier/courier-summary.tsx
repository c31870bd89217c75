import { useTranslations } from "next-intl";
import { CheckoutCard } from "@/components/checkout/checkout-card";
import { PriceRows } from "@/components/orders/price-rows";
import { Button } from "@/components/ui/button";
import { type PriceKey, priceLines } from "@/lib/checkout/price-lines";
import type { Order } from "@/lib/contracts/orders";
import { hasBothPlaces } from "@/lib/courier/courier-request";
import { COURIER_TERMS } from "@/lib/courier/courier-terms";
import { formatMoney } from "@/lib/format/money";
import type { CourierFee, CourierForm } from "./courier-order-state";
import { CourierOrderRoute } from "./courier-route";

type Props = { form: CourierForm; onRenew: () => void };

/** The card with the distance and the price (EX-05). The server computes both. */
export function CourierOrderSummary({ form, onRenew }: Props) {
  const t = useTranslations("express");
  const { draft, fee, order, quoting } = form;
  const isPending = quoting.type === "pending";
  return (
    <CheckoutCard title={t("summary")}>
      {hasBothPlaces(draft) && (
        <CourierOrderRoute
          from={{ label: t("from"), text: draft.pickup.address.address }}
          to={{ label: t("to"), text: draft.destination.address.address }}
        />
      )}
      {body()}
    </CheckoutCard>
  );

  function body() {
    if (!hasBothPlaces(draft)) return <p className="text-ink-soft">{t("unpriced")}</p>;
    if (fee?.type === "too-far") {
      return (
        <div role="alert" className="rounded-card bg-bad-tint px-4 py-3">
          <p className="font-bold text-bad">{fee.message || t("tooFar")}</p>
          <p className="text-sm">{t("tooFarText")}</p>
        </div>
      );
    }
    if (fee) return <Price fee={fee} order={order} isPending={isPending} />;
    if (quoting.type === "failed") {
      return (
        <div className="grid gap-3">
          <p role="alert">{t("unanswered")}</p>
          <Button look="secondary" onClick={onRenew}>
            {t("tryAgain")}
          </Button>
        </div>
      );
    }
    return (
      <p role="status" className="animate-pulse text-ink-soft">
        {t("pricing")}
      </p>
    );
  }
}

type Priced = {
  fee: Extract<CourierFee, { type: "priced" }>;
  order: Order | null;
  isPending: boolean;
};

function Price({ fee, order, isPending }: Priced) {
  const t = useTranslations("express");
  const tCheckout = useTranslations("checkout");
  const { wait_minutes: minutes, cancel_percent: percent } = COURIER_TERMS;
  // A courier order has no food, so the subtotal is left out.
  const lines = order ? priceLines(order).filter(({ key }) => key !== "subtotal") : [];
  const shown =
    lines.length > 0 ? lines : [{ key: "delivery_fee" as const, amount: fee.delivery_fee }];
  return (
    <>
      <dl className={`tabular grid gap-2 transition-opacity ${isPending ? "opacity-50" : ""}`}>
        {fee.distance !== null && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{t("distance")}</dt>
            <dd>{t("kilometres", { km: fee.distance })}</dd>
          </div>
        )}
        <PriceRows lines={shown} label={label} freeLabel={tCheckout("free")} />
        {order && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 font-bold">
            <dt>{t("total")}</dt>
            <dd className="text-xl">{formatMoney(order.pay_total)}</dd>
          </div>
        )}
      </dl>
      <p className="text-ink-soft text-sm">{t("terms", { minutes, percent })}</p>
    </>
  );

  function label(key: PriceKey): string {
    return key === "delivery_fee" ? t("fee") : tCheckout(key);
  }
}
