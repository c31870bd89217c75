"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { ShareButton } from "@/components/ui/share-button";
import { Toast } from "@/components/ui/toast";
import { useVisitNumber } from "@/lib/client/use-query";
import { hrefs } from "@/lib/routing/hrefs";
import { nameLanguage } from "@/lib/routing/locale-path";

type Props = { stid: number; storeName: string };

/**
 * The bar above a product. The link leads back to the store and keeps the visit number of the URL (RT-31). The button
 * shares the product (ST-26).
 */
export function ProductBar({ stid, storeName }: Props) {
  const locale = useLocale();
  const t = useTranslations("products");
  const number = useVisitNumber();
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <div className="flex items-center gap-2 px-3 md:px-0">
      <PageLink
        href={hrefs.store({ stid, number })}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-1 font-bold text-brand"
      >
        <Icon name="back" />
        <span className="sr-only">{t("backToStore")} </span>
        <span lang={nameLanguage(locale)}>{storeName}</span>
      </PageLink>
      <ShareButton label={t("share")} onCopied={() => setNotice(t("copied"))} />
      <Toast message={notice} onDone={() => setNotice(null)} />
    </div>
  );
}
