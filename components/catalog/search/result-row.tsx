import type { ComponentProps } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";

/**
 * The classes of a search result. Results also have the attribute `data-result`, so that the arrow keys can move the
 * focus to them.
 */
export const RESULT_ROW =
  "flex min-h-13 w-full items-center gap-3 rounded-card px-2 py-1.5 text-left hover:bg-surface focus-visible:bg-surface";

type Props = ComponentProps<typeof PageLink> & {
  picture: Omit<ComponentProps<typeof Picture>, "alt">;
  price?: string;
};

/** A store or product among the results of a search: its picture, its texts and its price. */
export function ResultRow({ picture, price, children, ...link }: Props) {
  return (
    <PageLink data-result="" className={RESULT_ROW} {...link}>
      <Picture {...picture} alt="" className={`flex-none rounded-card ${picture.className}`} />
      <span className="grid min-w-0 flex-1">{children}</span>
      {price && <span className="tabular flex-none font-bold">{price}</span>}
    </PageLink>
  );
}
