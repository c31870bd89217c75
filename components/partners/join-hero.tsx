import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";

export const APPLY_ID = "apply";

const COVERS = ["bento-1-f4dd9f", "drinks-1-eaddc8", "bakery-1-eaddc8", "noodles-1-f3c99b"];

/** The introduction at the top of the page for merchants, with the link to the form (JN-01 to JN-03). */
export async function JoinHero() {
  const t = await getTranslations("joinUs");
  return (
    <section className="bg-brand-tint">
      <div className="page-width grid items-center gap-8 py-8 md:grid-cols-2 md:gap-12 md:py-14">
        <div className="grid justify-items-start gap-4 md:gap-5">
          <h1 className="text-2xl md:text-3xl">{t("heroTitle")}</h1>
          <p className="text-ink-soft md:text-lg">{t("heroLead")}</p>
          <a
            href={`#${APPLY_ID}`}
            className={`${buttonClass("primary")} min-h-14 w-full text-lg sm:w-auto sm:px-12`}
          >
            {t("apply")}
          </a>
          <p className="grid gap-1 text-sm">
            <b>{t("physicalOnly")}</b>
            <span className="text-ink-soft">{t("existing")}</span>
          </p>
        </div>
        <ul aria-hidden="true" className="grid grid-cols-2 gap-3 md:gap-4">
          {COVERS.map((cover, index) => (
            <li key={cover} className={index % 2 === 1 ? "translate-y-4" : ""}>
              <Picture
                src={`/pictures/covers/${cover}`}
                alt=""
                shape="cover"
                sizes="(width >= 48rem) 270px, 45vw"
                priority
                className="h-auto w-full rounded-sheet"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
