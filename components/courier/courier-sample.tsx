import { getTranslations } from "next-intl/server";
import { COURIER_TERMS, courierFee } from "@/lib/courier/courier-terms";
import { formatMoney } from "@/lib/format/money";
import { CourierOrderRoute } from "./courier-route";

/**
 * The distance of the sample in kilometres. It is longer than the base distance, so that the fee is higher than the
 * base fee.
 */
const SAMPLE_KM = COURIER_TERMS.base_km + 3;

/** A sample of a courier order, drawn like the page of a courier order. */
export async function CourierOrderSample() {
  const t = await getTranslations("instantDelivery");
  return (
    <figure className="rounded-sheet bg-paper p-5 shadow-float md:p-6">
      <figcaption className="mb-4 text-ink-soft text-sm">{t("sample")}</figcaption>
      <CourierOrderRoute
        from={{ label: t("sampleFrom"), text: t("sampleFromText") }}
        to={{ label: t("sampleTo"), text: t("sampleToText") }}
      />
      <p className="tabular mt-5 flex items-baseline justify-between border-line border-t pt-4">
        <span className="text-ink-soft">{t("sampleDistance", { km: SAMPLE_KM })}</span>
        <span className="font-bold text-2xl">{formatMoney(courierFee(SAMPLE_KM))}</span>
      </p>
    </figure>
  );
}
