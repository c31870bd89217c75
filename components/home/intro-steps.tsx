import { getTranslations } from "next-intl/server";

const STEPS = ["how1", "how2", "how3"] as const;

export async function IntroSteps() {
  const t = await getTranslations("home");
  return (
    <section className="page-width py-12 md:py-16">
      <h2 className="text-xl">{t("howTitle")}</h2>
      <ol className="mt-6 grid gap-4 md:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4 rounded-card bg-surface p-5">
            <span aria-hidden="true" className="tabular text-3xl font-black text-brand">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{t(`${step}Title`)}</h3>
              <p className="text-ink-soft">{t(`${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
