import { useLocale } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { textLanguage } from "@/lib/routing/locale-path";
import type { Crumb } from "@/lib/site/json-ld";

/**
 * The breadcrumb. Its last entry is the current page. The names of places are translated. The names of stores and
 * categories are not translated, so the `lang` attribute marks their language.
 */
export function AreaTrail({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  const locale = useLocale();
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center text-sm text-ink-soft">
        {crumbs.map(({ name, path }, index) => {
          const isHere = index === crumbs.length - 1;
          return (
            <li
              key={path}
              className="flex items-center not-first:before:px-2 not-first:before:content-['›']"
            >
              {isHere ? (
                <span lang={textLanguage(name, locale)} aria-current="page">
                  {name}
                </span>
              ) : (
                <PageLink
                  href={path}
                  lang={textLanguage(name, locale)}
                  className="flex min-h-11 items-center hover:text-brand hover:underline"
                >
                  {name}
                </PageLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
