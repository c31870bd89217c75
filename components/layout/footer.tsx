import { getTranslations } from "next-intl/server";
import { site } from "@/lib/site/site";

type Props = { wording: string; year: number };

export async function Footer({ wording, year }: Props) {
  const t = await getTranslations("layout");
  const apps = [
    { name: t("ios"), href: site.iosUrl },
    { name: t("android"), href: site.androidUrl },
  ];
  return (
    <footer className="mt-16 border-t border-line bg-surface">
      <div className="page-width grid gap-3 py-8 text-sm text-ink-soft">
        <nav aria-label={t("app")} className="flex flex-wrap gap-x-5">
          {apps.map(({ name, href }) => (
            <a
              key={href}
              href={href}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {name}
            </a>
          ))}
        </nav>
        {wording && <p>{wording}</p>}
        <p>{t("copyright", { year: String(year) })}</p>
      </div>
    </footer>
  );
}
