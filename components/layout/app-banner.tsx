import { getTranslations } from "next-intl/server";
import { Glyph } from "@/components/ui/glyph";
import { APP_BANNER_ID } from "@/lib/client/app-banner-state";
import { site } from "@/lib/site/site";

/**
 * HD-15. Hidden until the browser knows that it was not closed before, and then over the bottom edge: nothing
 * moves. A popover, so that its closing needs no code; the page's end leaves room for it.
 */
export async function AppBanner() {
  const t = await getTranslations("frame");
  const out = { target: "_blank", rel: "noopener" };
  return (
    <aside
      id={APP_BANNER_ID}
      popover="manual"
      aria-label={t("app")}
      className="inset-auto inset-x-0 bottom-0 hidden w-full items-center gap-3 border-t border-line bg-paper py-2 pr-1 pl-4 text-ink shadow-float transition-transform duration-150 open:flex starting:translate-y-full md:hidden!"
    >
      <img src={site.logo} alt="" width={40} height={40} className="size-10 flex-none" />
      <span className="grid min-w-0 flex-1 leading-tight">
        <b className="truncate">{t("bannerTitle", { brand: site.name })}</b>
        <span className="truncate text-sm text-ink-soft">{t("bannerText")}</span>
      </span>
      {/* Only iOS knows touch callouts: the style sheet picks the shop of the phone's own kind. */}
      <a
        {...out}
        href={site.iosUrl}
        className={`${GET} hidden supports-[-webkit-touch-callout:none]:flex`}
      >
        {t("bannerGet")}
      </a>
      <a
        {...out}
        href={site.androidUrl}
        className={`${GET} flex supports-[-webkit-touch-callout:none]:hidden`}
      >
        {t("bannerGet")}
      </a>
      <button
        type="button"
        popoverTarget={APP_BANNER_ID}
        popoverTargetAction="hide"
        aria-label={t("bannerClose")}
        className="grid size-11 flex-none place-items-center rounded-full text-ink-soft"
      >
        <Glyph name="close" />
      </button>
    </aside>
  );
}

const GET = "min-h-11 flex-none items-center rounded-full bg-brand px-5 font-bold text-on-brand";
