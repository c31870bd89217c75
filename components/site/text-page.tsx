import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";
import { TEXT_TABS, type TextTab } from "@/lib/routing/routes";
import { site } from "@/lib/site/site";

/** The id of a section, to which the table of contents links. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}

type Props = { tab: TextTab; lead: string; contents: string[]; children: ReactNode };

/**
 * One of the three text pages (`/static`), with links to all three. The query parameter `p` of a link names its page
 * (SP-01).
 */
export async function TextPage({ tab, lead, contents, children }: Props) {
  const t = await getTranslations("texts");
  return (
    <main id="main" className="page-width flex-1 pb-12">
      <nav
        aria-label={t("tabs")}
        className="sticky top-14 z-20 -mx-4 flex overflow-x-auto border-b border-line bg-paper px-2 md:top-16 md:mx-0 md:px-0"
      >
        {TEXT_TABS.map((p) => (
          <PageLink
            key={p}
            href={hrefs.static({ p })}
            aria-current={p === tab ? "page" : undefined}
            className="flex min-h-13 flex-none items-center border-b-3 border-transparent px-3 font-bold text-ink-soft hover:text-ink aria-[current]:border-brand aria-[current]:text-brand md:px-4"
          >
            {t(`${p}.title`)}
          </PageLink>
        ))}
      </nav>
      <div className="pt-8 lg:grid lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-16">
        {contents.length > 1 && (
          <nav aria-label={t("contents")} className="max-lg:hidden">
            <ol className="sticky top-36 grid gap-1 text-sm">
              {contents.map((title, index) => (
                <li key={title}>
                  <a
                    href={`#${sectionId(index)}`}
                    className="block py-1 text-ink-soft hover:text-brand"
                  >
                    <DataText>{title}</DataText>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <article className="max-w-[44rem] lg:col-start-2">
          <h1 className="text-2xl">{t(`${tab}.title`)}</h1>
          <p className="pt-2 text-ink-soft">{lead}</p>
          {children}
          <p className="mt-10 rounded-card bg-surface p-4 text-sm text-ink-soft">
            {t("contact")}{" "}
            <a
              href={`mailto:${site.serviceMail}`}
              className="font-bold wrap-anywhere text-brand underline underline-offset-4"
            >
              {site.serviceMail}
            </a>
          </p>
        </article>
      </div>
    </main>
  );
}
