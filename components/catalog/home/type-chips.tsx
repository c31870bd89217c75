"use client";

import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { type RailWords, ScrollRail } from "@/components/ui/scroll-rail";
import type { StoreType } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";

/** The number of types that a phone shows without scrolling. */
const VISIBLE_ON_PHONE = 4;

type Props = RailWords & { types: StoreType[]; all: string };

/**
 * Links to the store lists: first all stores, then the types of nearby stores in the operator's order (HM-02, HM-32).
 */
export function TypeChips({ types, all, ...rail }: Props) {
  if (types.length === 0) return null;
  return (
    <ScrollRail look="bare" headingId="types" {...rail}>
      <li className="flex-none snap-start">
        <PageLink href={hrefs.storeList()} className={CHIP}>
          <span className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand">
            <Icon name="bag" className="size-8" />
          </span>
          {all}
        </PageLink>
      </li>
      {types.map(({ id, name, image }, index) => (
        <li key={id} className="flex-none snap-start">
          <PageLink href={hrefs.storeList({ type: id })} className={CHIP}>
            <Picture
              src={image}
              alt=""
              shape="logo"
              sizes="64px"
              className="size-16 rounded-full"
              priority={index < VISIBLE_ON_PHONE}
            />
            {name}
          </PageLink>
        </li>
      ))}
    </ScrollRail>
  );
}

const CHIP =
  "grid w-17 justify-items-center gap-1 rounded-card text-center text-xs hover:text-brand md:w-20 md:text-sm";
