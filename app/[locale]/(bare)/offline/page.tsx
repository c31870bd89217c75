import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OfflineScreen } from "@/components/site/offline-screen";
import { Messages } from "@/components/ui/messages";
import { site } from "@/lib/site/site";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("offline");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

/**
 * The service worker public/sw.js stores this page. If a page cannot be loaded and is not stored, the service worker
 * shows this page instead.
 */
export default async function OfflinePage() {
  const t = await getTranslations("offline");
  return (
    <>
      <header className="border-line border-b bg-paper">
        <p className="page-width flex h-14 items-center gap-2 font-black text-brand text-xl md:h-16">
          <img src={site.logo} alt="" width={32} height={32} className="size-8" />
          {site.name[await getLocale()]}
        </p>
      </header>
      <main id="main" className="page-width flex-1 py-6 md:py-10">
        {/* If the network does not answer, public/sw.js shows a stored page and adds this note to the page. */}
        <div hidden>
          <aside id="stale-mark" aria-label={t("status")}>
            {`${t("stale")} `}
            {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page that contains the link */}
            <a href="">{t("reload")}</a>
          </aside>
        </div>
        <h1 className="pb-3 text-xl md:text-2xl">{t("title")}</h1>
        <Messages of={["offline", "errors"]}>
          <OfflineScreen />
        </Messages>
      </main>
    </>
  );
}
