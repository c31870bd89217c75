import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import type { Advertisement } from "@/lib/contracts/content";

type Props = { label: string; advertisements: Advertisement[]; className?: string };

/** The operator's advertisements side by side in a list that scrolls sideways. Nothing is shown if there are none. */
export function AdvertisementList({ label, advertisements, className = "" }: Props) {
  if (advertisements.length === 0) return null;
  return (
    <aside aria-label={label} className={className}>
      <ul className="-mx-4 -my-1.5 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] md:-mx-1.5 md:scroll-px-1.5 md:px-1.5">
        {advertisements.map(({ id, title, image, url }) => (
          <li key={id} className="min-w-[85%] flex-1 snap-start md:min-w-72">
            <PageLink
              href={url}
              className="flex h-full min-h-14 items-center gap-3 rounded-card bg-surface p-2 pr-3 text-sm hover:text-brand"
            >
              <Picture
                src={image}
                alt=""
                shape="cover"
                sizes="80px"
                className="aspect-video w-20 flex-none rounded-card"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <DataText>{title}</DataText>
              </span>
              <Icon name="next" className="size-4.5 text-ink-soft" />
            </PageLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
