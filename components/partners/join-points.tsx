import { getTranslations } from "next-intl/server";
import { site } from "@/lib/site/site";

const POINTS = ["Districts", "Stores", "Members", "Speed", "Fees", "Support"] as const;

/** The benefits for merchants (JN-04, JN-05), each starting with its figure. */
export async function JoinPoints() {
  const t = await getTranslations("joinUs");
  return (
    <section className="page-width py-12 md:py-16">
      <h2 className="text-xl">{t("pointsTitle", { brand: site.name })}</h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {POINTS.map((point) => (
          <li key={point} className="grid content-start gap-1 rounded-card bg-surface p-4 md:p-5">
            <h3 className="text-lg">
              {t.rich(`point${point}`, {
                b: (text) => <b className="tabular text-xl text-brand">{text}</b>,
              })}
            </h3>
            <p className="text-ink-soft">{t(`point${point}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
