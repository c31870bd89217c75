"use client";

import { useTranslations } from "next-intl";
import { PersonalCard } from "@/components/catalog/list/personal-card";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { ScrollRail } from "@/components/ui/scroll-rail";
import type { DiningType } from "@/lib/contracts/codes";
import type { StoreCard } from "@/lib/contracts/stores";

type Props = {
  id: string;
  name: string;
  stores: StoreCard[];
  dining_type: DiningType;
  /** The URL of the page with all stores of this row (HM-03). */
  moreHref?: string;
  isFirst?: boolean;
  isRecommended?: boolean;
};

/** A heading and a row of stores that scrolls sideways. The next card is partly visible at the edge. */
export function StoreRail(props: Props) {
  const { id, name, stores, dining_type, moreHref, isFirst = false, isRecommended } = props;
  const t = useTranslations("storeCard");
  return (
    <ScrollRail
      headingId={id}
      heading={name}
      names={{ previous: t("previousStores"), next: t("nextStores") }}
      action={
        moreHref && (
          <PageLink
            href={moreHref}
            className="flex min-h-11 items-center px-2 font-bold text-brand underline-offset-4 hover:underline"
          >
            {t("seeMore")}
            <span className="sr-only">
              <DataText>{name}</DataText>
            </span>
          </PageLink>
        )
      }
    >
      {stores.map((store, index) => (
        <li key={store.id} className="relative w-[78%] max-w-72 flex-none snap-start">
          <PersonalCard
            store={store}
            dining_type={dining_type}
            priority={isFirst && index === 0}
            isRecommended={isRecommended}
          />
        </li>
      ))}
    </ScrollRail>
  );
}
