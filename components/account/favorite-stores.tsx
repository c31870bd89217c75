"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { buttonClass } from "@/components/ui/button";
import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { TitledCard } from "@/components/ui/titled-card";
import { syncFavorites } from "@/lib/client/change-favorites";
import { currentFavorites } from "@/lib/client/use-favorite";
import { useStored } from "@/lib/client/use-stored";
import { hrefs } from "@/lib/routing/hrefs";

/** The card with the member's favourite stores, the newest first (MB-16). */
export function FavoriteStores() {
  const t = useTranslations("members");
  useStored("favorites");
  const favorites = currentFavorites();
  useEffect(() => void syncFavorites(), []);
  return (
    <TitledCard title={t("favorites")}>
      {favorites.length === 0 && (
        <>
          <p className="text-ink-soft">{t("noFavorites")}</p>
          <PageLink href={hrefs.home()} className={buttonClass("secondary")}>
            {t("findStores")}
          </PageLink>
        </>
      )}
      <ul className="grid max-h-80 overflow-y-auto empty:hidden">
        {favorites.map(({ id, name, image }) => (
          <li key={id}>
            <PageLink
              href={hrefs.store({ stid: id })}
              className="flex min-h-14 items-center gap-3 hover:text-brand"
            >
              <Picture
                src={image}
                alt=""
                shape="cover"
                sizes="40px"
                className="size-10 flex-none rounded-card"
              />
              <span className="min-w-0 flex-1 truncate font-bold">
                <DataText>{name}</DataText>
              </span>
              <Icon name="next" className="size-5 flex-none text-ink-faint" />
            </PageLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
