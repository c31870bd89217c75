"use client";

import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { type RailWords, ScrollRail } from "@/components/ui/scroll-rail";
import type { HomeInfo } from "@/lib/contracts/store-lists";
import { hrefs } from "@/lib/routing/hrefs";

type Props = RailWords & Pick<HomeInfo, "subjects">;

/** The operator's subjects, such as 宵夜時間, that have stores nearby (HM-19). */
export function SubjectTiles({ subjects, ...rail }: Props) {
  if (subjects.length === 0) return null;
  return (
    <ScrollRail headingId="subjects" {...rail}>
      {subjects.map(({ id, title, image }) => (
        <li key={id} className="w-40 flex-none snap-start md:w-52">
          <PageLink
            href={hrefs.storeList({ subject: id })}
            className="grid gap-2 rounded-card font-bold leading-snug hover:text-brand"
          >
            <Picture
              src={image}
              alt=""
              shape="cover"
              sizes="208px"
              className="aspect-video w-full rounded-card"
            />
            <DataText>{title}</DataText>
          </PageLink>
        </li>
      ))}
    </ScrollRail>
  );
}
