import { getTranslations } from "next-intl/server";
import { COURIER_TERMS } from "@/lib/courier/courier-terms";
import { formatMoney } from "@/lib/format/money";

/** The limits of a parcel, the waiting time and the compensation (RU-49, RU-50). */
export async function CourierLimits() {
  const t = await getTranslations("instantDelivery");
  const terms = COURIER_TERMS;
  const rows = [
    { label: t("limitCount"), text: t("limitCountText", { quantity: terms.quantity_max }) },
    { label: t("limitWeight"), text: t("limitWeightText", { kg: terms.weight_kg }) },
    { label: t("limitSize"), text: t("limitSizeText", { size: terms.size_cm }) },
    {
      label: t("limitWait"),
      text: t("limitWaitText", { minutes: terms.wait_minutes, percent: terms.cancel_percent }),
    },
    {
      label: t("limitPay"),
      text: t("limitPayText", {
        times: terms.compensation_times,
        max: formatMoney(terms.compensation_max),
      }),
    },
  ];
  return (
    <section aria-labelledby="limits-title" className="min-w-0">
      <h2 id="limits-title" className="text-xl">
        {t("limitsTitle")}
      </h2>
      <dl className="mt-5 grid gap-4 md:mt-12">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap gap-x-4">
            <dt className="flex-none basis-24 text-ink-soft">{label}</dt>
            <dd className="flex-1 basis-48">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
