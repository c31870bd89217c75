import { useLocale } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { nameLanguage } from "@/lib/routing/locale-path";
import type { Crumb } from "@/lib/site/json-ld";

/** The breadcrumb. Its last entry is the current page. */
export function AreaTrail({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  const locale = useLocale();
  // Names of places have a translation, those of stores and categories have none.
  const languageOf = (name: string) =>
    /\p{Script=Han}/u.test(name) ? nameLanguage(locale) : undefined;
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
                <span lang={languageOf(name)} aria-current="page">
                  {name}
                </span>
              ) : (
                <PageLink
                  href={path}
                  lang={languageOf(name)}
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
