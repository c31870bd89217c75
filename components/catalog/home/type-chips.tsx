"use client";

import { Picture } from "@/components/ui/picture";
import { type RailWords, ScrollRail } from "@/components/ui/scroll-rail";
import type { StoreType } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";

/** The number of types that a phone shows without scrolling. */
const IN_SIGHT = 5;

type Props = RailWords & { types: StoreType[] };

/** The types of the stores around, the most frequent first (HM-02). */
export function TypeChips({ types, ...rail }: Props) {
  if (types.length === 0) return null;
  return (
    <ScrollRail look="bare" headingId="types" {...rail}>
      {types.map(({ id, name, image }, index) => (
        <li key={id} className="flex-none snap-start">
          <a
            href={hrefs.storeList({ type: id })}
            className="grid w-17 justify-items-center gap-1 rounded-card text-center text-xs hover:text-brand md:w-20 md:text-sm"
          >
            <Picture
              src={image}
              alt=""
              shape="logo"
              sizes="64px"
              className="size-16 rounded-full"
              priority={index < IN_SIGHT}
            />
            {name}
          </a>
        </li>
      ))}
    </ScrollRail>
  );
}
