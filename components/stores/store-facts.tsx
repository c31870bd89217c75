import { useTranslations } from "next-intl";
import { minimumOf } from "@/lib/cart/minimum-rules";
import type { Visit } from "@/lib/client/use-visit";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { formatMoney } from "@/lib/format/money";
import { deliveryFeeText } from "@/lib/stores/store-rules";

/** When it comes and what it costs before a dish is chosen: the three things asked first. */
export function StoreFacts({ visit }: { visit: Visit }) {
  const t = useTranslations("stores");
  const { store, dining_type } = visit;
  const minimum = minimumOf(store, dining_type);
  const isDelivery = dining_type === DINING_TYPE.delivery;
  const fee = deliveryFeeText(store);
  return (
    <dl
      aria-live="polite"
      className="grid grid-flow-col auto-cols-fr divide-x divide-line rounded-card border border-line bg-surface py-2.5 text-center"
    >
      <Fact
        label={t("eta")}
        value={store.google_predict_time_text || t("minutes", { minutes: store.waiting_time })}
      />
      {isDelivery && (
        <Fact
          label={t("fee")}
          value={fee ? fee.replace(/^外送費\s*/, "") : t("freeDelivery")}
          look={fee ? "" : "text-good"}
        />
      )}
      <Fact label={t("minimum")} value={minimum > 0 ? formatMoney(minimum) : t("noMinimum")} />
      {store.service_fee > 0 && <Fact label={t("serviceFee")} value={`${store.service_fee}%`} />}
    </dl>
  );
}

function Fact({ label, value, look = "" }: { label: string; value: string; look?: string }) {
  return (
    <div className="flex min-w-0 flex-col px-1.5">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className={`tabular text-sm font-bold ${look}`}>{value}</dd>
    </div>
  );
}
