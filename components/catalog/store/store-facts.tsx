import { useLocale, useTranslations } from "next-intl";
import { minimumOf } from "@/lib/cart/minimum-rules";
import { reservedStart } from "@/lib/cart/reservation-fields";
import { deliveryFeeText, isBeyondDelivery, tripTimeText } from "@/lib/catalog/store-rules";
import type { Visit } from "@/lib/client/use-visit";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { formatMoney } from "@/lib/format/money";

/** The delivery time, the fees and the minimum amount, so that the customer knows them before choosing a dish. */
export function StoreFacts({ visit }: { visit: Visit }) {
  const locale = useLocale();
  const t = useTranslations("stores");
  const { store, dining_type, view } = visit;
  // For a reservation, the delivery time is left out, because the control below shows the reserved time.
  const isBusiness = dining_type === DINING_TYPE.businessReservation;
  const isForNow = reservedStart(view) === null && !isBusiness;
  const isBeyond = isBeyondDelivery(store, dining_type);
  const hasMinutes = isForNow && !isBeyond && store.open_status !== OPEN_STATUS.resting;
  const minimum = minimumOf(store, dining_type);
  return (
    <dl
      aria-live="polite"
      className="flex flex-wrap gap-y-2 overflow-hidden rounded-card border border-line bg-surface py-2.5 text-center"
    >
      {hasMinutes && (
        <Fact
          label={t("eta")}
          value={
            tripTimeText(store.google_predict_time_text, locale) ||
            t("minutes", { minutes: store.waiting_time })
          }
        />
      )}
      {!isBeyond && <Fee visit={visit} />}
      <Fact label={t("minimum")} value={minimum > 0 ? formatMoney(minimum) : t("noMinimum")} />
      {store.service_fee > 0 && <Fact label={t("serviceFee")} value={`${store.service_fee}%`} />}
    </dl>
  );
}

/** The delivery fee, which depends on the distance. A business reservation has no delivery fee (RU-05). */
function Fee({ visit: { store, dining_type } }: { visit: Visit }) {
  const locale = useLocale();
  const t = useTranslations("stores");
  if (dining_type === DINING_TYPE.pickup) return null;
  const fee = dining_type === DINING_TYPE.delivery ? deliveryFeeText(store, locale) : null;
  return (
    <Fact
      label={t("fee")}
      value={fee ? fee.replace(/^外送費\s*/, "") : t("freeDelivery")}
      look={fee ? "" : "text-good"}
    />
  );
}

function Fact({ label, value, look = "" }: { label: string; value: string; look?: string }) {
  return (
    <div className="-ml-px flex flex-[1_0_4.25rem] flex-col border-line border-l px-1.5 break-keep">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className={`tabular text-sm font-bold ${look}`}>{value}</dd>
    </div>
  );
}
