"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { TitledCard } from "@/components/ui/titled-card";
import { type OfflinePage, readOfflinePages } from "@/lib/client/offline-pages";
import { dotText } from "@/lib/format/list-text";
import { formatDateTime } from "@/lib/time/date-time";

/**
 * Links to the public pages that this browser has stored for use without a connection. The most recently viewed page
 * comes first.
 */
export function ViewedPages() {
  const locale = useLocale();
  const t = useTranslations("offline");
  const [pages, setPages] = useState<OfflinePage[] | null>(null);
  useEffect(() => {
    void readOfflinePages().then(setPages, () => setPages([]));
  }, []);
  return (
    <TitledCard title={t("viewed")}>
      {pages?.length === 0 && <p className="text-ink-soft">{t("nothingViewed")}</p>}
      <ul className="-my-1">
        {pages?.map(({ href, kind, name, seconds }) => (
          <li key={href} className="border-line border-b last:border-b-0">
            <PageLink
              href={href}
              className="flex min-h-14 items-center gap-3 py-2 hover:text-brand"
            >
              <Icon name={ICONS[kind]} className="size-5 text-ink-soft" />
              <span className="grid min-w-0 flex-1">
                <b className="truncate">{name}</b>
                <span className="tabular text-ink-soft text-sm">
                  {dotText([t(kind), seconds > 0 && formatDateTime(seconds, locale)], locale)}
                </span>
              </span>
              <Icon name="next" className="size-4 text-ink-soft" />
            </PageLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

const ICONS = { home: "pin", store: "menu", grocery: "menu", product: "bag" } as const;
