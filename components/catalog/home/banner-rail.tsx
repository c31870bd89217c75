"use client";

import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { type RailWords, ScrollRail } from "@/components/ui/scroll-rail";
import type { Advertisement } from "@/lib/contracts/content";
import { hrefs } from "@/lib/routing/hrefs";

type Props = RailWords & {
  banners: Advertisement[];
  /** The text of the link to all campaigns. */
  all: string;
};

/** The operator's advertisements for the dining type of the page, and a link to all campaigns (HM-20). */
export function BannerRail({ banners, all, ...rail }: Props) {
  if (banners.length === 0) return null;
  return (
    <ScrollRail look="bare" headingId="banners" {...rail}>
      {banners.map(({ id, title, image, url }) => (
        <li key={id} className="w-[88%] max-w-96 flex-none snap-start">
          <PageLink
            href={url}
            className="block h-full overflow-hidden rounded-card bg-brand-tint hover:text-brand"
          >
            <Picture
              src={image}
              alt=""
              shape="cover"
              sizes="(width >= 30rem) 384px, 88vw"
              className="aspect-[5/2] w-full"
            />
            <b className="block px-4 py-2.5">
              <DataText>{title}</DataText>
            </b>
          </PageLink>
        </li>
      ))}
      <li className="flex flex-none snap-start">
        <PageLink
          href={hrefs.campaign()}
          className="grid w-32 place-items-center rounded-card border border-line font-bold text-brand hover:bg-brand-tint"
        >
          {all}
        </PageLink>
      </li>
    </ScrollRail>
  );
}
