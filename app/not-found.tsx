import { getTranslations } from "next-intl/server";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * The 404 page of routes without their own not-found.tsx. This page is short, because Next.js adds it to the data of
 * every page. The default 404 page of Next.js is six times as long.
 */
export default async function NotFound() {
  const t = await getTranslations("notFound");
  return (
    <main className="page-width py-16">
      <h1>{t("title")}</h1>
      {/* PageLink loads the whole document, so that no client state of the missing page remains. */}
      <PageLink href={hrefs.index()}>{t("backToIndex")}</PageLink>
    </main>
  );
}
