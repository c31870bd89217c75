import { useTranslations } from "next-intl";
import { slotRefusal } from "@/lib/checkout/slot-refusal";
import { diningTypes } from "@/lib/checkout/store-choices";
import { useStored } from "@/lib/client/use-stored";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { reservationText } from "@/lib/reservations/reservation-time";
import { hrefs } from "@/lib/routing/hrefs";
import { CheckoutCard } from "./checkout-card";

type Props = {
  order: Order;
  dining_type: DiningType;
  /** Epoch seconds of a reserved time; null for now. */
  reserved: number | null;
  isPending: boolean;
  /** False: too far away, so that no time can be told. */
  isReachable: boolean;
  onChoose: (dining_type: DiningType) => void;
};

/** How and when (acceptance CK-12): the types that the store has, with the time that each takes. */
export function DiningChoice(props: Props) {
  const { order, dining_type, reserved, isPending, isReachable, onChoose } = props;
  const t = useTranslations("checkout");
  const business_id = useStored("member")?.business_id ?? 0;
  const types = diningTypes(order.store, business_id);
  const time = order.store.google_predict_time_text;
  const when = dining_type === DINING_TYPE.delivery ? t("timeDelivery", { time }) : time;
  const refusal = isPending ? null : slotRefusal(order);
  return (
    <CheckoutCard title={t("how")}>
      <fieldset className="flex gap-1 rounded-full border border-line bg-surface p-1">
        <legend className="sr-only">{t("how")}</legend>
        {types.map((type) => (
          <label
            key={type}
            className="flex min-h-11 flex-1 items-center justify-center rounded-full px-2 text-center font-bold text-ink-soft transition-colors has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="dining_type"
              className="sr-only"
              checked={type === dining_type}
              onChange={() => onChoose(type)}
            />
            {t(`dining${type}`)}
          </label>
        ))}
      </fieldset>
      {isReachable && (
        <p className={`tabular font-bold transition-opacity ${isPending ? "opacity-50" : ""}`}>
          {reserved === null ? when : t("reserved", { time: reservationText(reserved) })}
        </p>
      )}
      {refusal && (
        <div role="alert" className="text-sm">
          <p className="text-bad">{refusal}</p>
          <a
            href={hrefs.store({ stid: order.store_id })}
            className="inline-flex min-h-11 items-center font-bold text-brand"
          >
            {t("chooseTime")}
          </a>
        </div>
      )}
    </CheckoutCard>
  );
}
