import { getTranslations } from "next-intl/server";
import { COURIER_TERMS, courierFee } from "@/lib/courier/courier-terms";
import { formatMoney } from "@/lib/format/money";

const EXAMPLES_KM = [5, 8, 10, COURIER_TERMS.max_km];

/** The table of the courier fees by distance. */
export async function CourierFees({ id }: { id: string }) {
  const t = await getTranslations("instantDelivery");
  const { base_km, base_fee, step_fee, other_city_fee, max_km } = COURIER_TERMS;
  const rows = [
    { distance: t("feesWithin", { km: base_km }), fee: base_fee },
    ...EXAMPLES_KM.map((km) => ({ distance: t("feesOf", { km }), fee: courierFee(km) })),
  ];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 id={`${id}-title`} className="text-xl">
        {t("feesTitle")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("feesText")}</p>
      <table className="tabular mt-5 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("distance")}</th>
            <th scope="col">{t("fee")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ distance, fee }) => (
            <tr key={distance} className="border-line border-b">
              <th scope="row" className="py-3 text-left font-normal">
                {distance}
              </th>
              <td className="py-3 text-right font-bold">{formatMoney(fee)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-4 grid list-disc gap-1.5 pl-5 text-ink-soft text-sm marker:text-brand">
        <li>{t("feesStep", { base: base_km, fee: formatMoney(step_fee) })}</li>
        <li>{t("feesCity", { fee: formatMoney(other_city_fee) })}</li>
        <li>{t("feesFar", { km: max_km })}</li>
      </ul>
    </section>
  );
}
