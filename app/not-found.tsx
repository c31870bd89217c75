import { getTranslations } from "next-intl/server";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * The 404 page of routes without their own. Every page contains it, so it is shorter than the default of Next.js,
 * which is six times as long.
 */
export default async function NotFound() {
  const t = await getTranslations("notFound");
  return (
    <main className="page-width py-16">
      <h1>{t("title")}</h1>
      {/* A full load, so that the browser keeps no state of the missing page. */}
      <PageLink href={hrefs.index()}>{t("backToIndex")}</PageLink>
    </main>
  );
}
