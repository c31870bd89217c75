"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { keepAppBannerClosed } from "@/lib/client/app-banner-state";
import { pagePathname } from "@/lib/client/page-locale";
import { site } from "@/lib/site/site";

/** The pages that show nothing of their own at the bottom of a phone's screen. Other pages may show a button there. */
const FREE_PLACES = /^\/(intro(fdm)?|home|storeList|static|question|clause|privacy)?$/i;

/**
 * The banner that offers the apps (HD-15). On the pages of `FREE_PLACES` it is a popover at the bottom of the screen,
 * so that it moves no other element. On other pages it is the last element of the page.
 */
export function AppBanner() {
  const locale = useLocale();
  const t = useTranslations("appBanner");
  const panel = useRef<HTMLElement>(null);
  const [isOver] = useState(() => FREE_PLACES.test(pagePathname()));
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (isOver) panel.current?.showPopover();
  }, [isOver]);
  if (isClosed) return null;
  const out = { target: "_blank", rel: "noopener" };
  return (
    <aside
      ref={panel}
      popover={isOver ? "manual" : undefined}
      aria-label={t("name")}
      className={`${BAR} ${isOver ? OVER : "flex"}`}
    >
      <img src={site.logo} alt="" width={40} height={40} className="size-10 flex-none" />
      <span className="grid min-w-0 flex-1 leading-tight">
        <b className="truncate">{t("title", { brand: site.name[locale] })}</b>
        <span className="truncate text-sm text-ink-soft">{t("text")}</span>
      </span>
      {/* Only iOS supports `-webkit-touch-callout`, so CSS can show the link to the right app store. */}
      <a
        {...out}
        href={site.iosUrl}
        className={`${GET} hidden supports-[-webkit-touch-callout:none]:flex`}
      >
        {t("get")}
      </a>
      <a
        {...out}
        href={site.androidUrl}
        className={`${GET} flex supports-[-webkit-touch-callout:none]:hidden`}
      >
        {t("get")}
      </a>
      <button
        type="button"
        aria-label={t("close")}
        onClick={() => {
          keepAppBannerClosed();
          setClosed(true);
        }}
        className="grid size-11 flex-none place-items-center rounded-full text-ink-soft"
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

const BAR =
  "w-full items-center gap-3 border-t border-line bg-paper py-2 pr-1 pl-4 text-ink md:hidden! [html:has([data-consent],[data-running])_&]:hidden!";
const OVER =
  "inset-auto inset-x-0 bottom-0 hidden shadow-float transition-transform duration-150 open:flex starting:translate-y-full";
const GET = "min-h-11 flex-none items-center rounded-full bg-brand px-5 font-bold text-on-brand";
