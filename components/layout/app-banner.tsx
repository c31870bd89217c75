"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { withMessages } from "@/components/ui/with-messages";
import { keepAppBannerClosed } from "@/lib/client/app-banner-state";
import { site } from "@/lib/site/site";
import appBanner from "@/messages/zh-TW/app-banner.json";

/**
 * HD-15. Over the bottom edge of a phone: nothing moves. A popover, which stands above everything; the page's end
 * leaves room for it. A question of ours is answered first.
 */
function Banner() {
  const t = useTranslations("appBanner");
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.showPopover(), []);
  const out = { target: "_blank", rel: "noopener" };
  return (
    <aside
      ref={panel}
      id={id}
      popover="manual"
      onToggle={({ newState }) => newState === "closed" && keepAppBannerClosed()}
      aria-label={t("name")}
      className="inset-auto inset-x-0 bottom-0 hidden w-full items-center gap-3 border-t border-line bg-paper py-2 pr-1 pl-4 text-ink shadow-float transition-transform duration-150 open:flex starting:translate-y-full md:hidden! [html:has([data-consent])_&]:hidden!"
    >
      <img src={site.logo} alt="" width={40} height={40} className="size-10 flex-none" />
      <span className="grid min-w-0 flex-1 leading-tight">
        <b className="truncate">{t("title", { brand: site.name })}</b>
        <span className="truncate text-sm text-ink-soft">{t("text")}</span>
      </span>
      {/* Only iOS knows touch callouts: the style sheet picks the shop of the phone's own kind. */}
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
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t("close")}
        className="grid size-11 flex-none place-items-center rounded-full text-ink-soft"
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

const GET = "min-h-11 flex-none items-center rounded-full bg-brand px-5 font-bold text-on-brand";

export const AppBanner = withMessages(Banner, { "zh-TW": { appBanner } });
