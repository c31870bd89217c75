import { getLocale, getTranslations } from "next-intl/server";
import { Messages } from "@/components/ui/messages";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { Picture } from "@/components/ui/picture";
import { ScriptNote } from "@/components/ui/script-note";
import { site } from "@/lib/site/site";
import { ApplicationForm } from "./application-form";
import { APPLY_ID, JoinHero } from "./join-hero";
import { SentApplication } from "./sent-application";

const POINTS = ["Districts", "Stores", "Members", "Speed", "Fees", "Support"] as const;

const SERVICES = [
  { name: "delivery", cover: "dumplings-1-bfd6e4" },
  { name: "pickup", cover: "coffee-1-eaddc8" },
  { name: "business", cover: "healthy-1-c0dccd" },
] as const;

const STEPS = ["step1", "step2", "step3"] as const;

/** The page for merchants: the benefits (JN-04 to JN-06) and the application form (JN-07). */
export async function JoinUsPage() {
  const t = await getTranslations("joinUs");
  return (
    <main id="main" className="flex-1">
      <Messages of={["joinUsForm"]}>
        <SentApplication />
      </Messages>
      <JoinHero />
      <JoinPoints />
      <JoinServices />
      <div className="page-width py-12 md:py-16">
        <NumberedSteps
          title={t("stepsTitle")}
          steps={STEPS.map((step) => ({ title: t(step), text: t(`${step}Text`) }))}
        />
      </div>
      <section id={APPLY_ID} aria-labelledby="apply-title" className="bg-surface py-12 md:py-16">
        <div className="page-width grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
          <div className="grid content-start gap-3 lg:sticky lg:top-24 lg:self-start">
            <h2 id="apply-title" className="text-2xl">
              {t("formTitle")}
            </h2>
            <p className="text-ink-soft">{t("formLead")}</p>
            <p className="rounded-card bg-warn-tint px-4 py-3 text-sm font-bold text-warn">
              {t("physicalOnly")}
            </p>
            <p className="text-sm text-ink-soft">{t("existing")}</p>
          </div>
          <div className="relative min-w-0">
            <ScriptNote part="application" className="mb-4" />
            <Messages of={["joinUsForm"]}>
              <ApplicationForm />
            </Messages>
          </div>
        </div>
      </section>
    </main>
  );
}

/** The benefits for merchants (JN-04, JN-05). The heading of each benefit has a bold part, such as a number. */
async function JoinPoints() {
  const t = await getTranslations("joinUs");
  return (
    <section className="page-width py-12 md:py-16">
      <h2 className="text-xl">{t("pointsTitle", { brand: site.name[await getLocale()] })}</h2>
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

/** The services through which customers order (JN-06). */
async function JoinServices() {
  const t = await getTranslations("joinUs");
  return (
    <section className="page-width">
      <h2 className="text-xl">{t("servicesTitle")}</h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {SERVICES.map(({ name, cover }) => (
          <li
            key={name}
            className="overflow-hidden rounded-card border border-line max-md:grid max-md:grid-cols-[7rem_1fr]"
          >
            <Picture
              src={`/pictures/covers/${cover}`}
              alt=""
              shape="cover"
              sizes="(width >= 48rem) 370px, 200px"
              className="size-full md:h-auto md:w-full"
            />
            <div className="p-4 md:p-5">
              <h3 className="text-lg">{t(name)}</h3>
              <p className="text-ink-soft">{t(`${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
