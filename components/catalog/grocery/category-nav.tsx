import { useLocale, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { useFollowedRail } from "@/components/ui/use-followed-rail";
import type { CategoryChoice } from "@/lib/catalog/category-choice";
import type { GroceryCategory } from "@/lib/contracts/products";
import { nameLanguage } from "@/lib/routing/locale-path";

type Props = {
  categories: GroceryCategory[];
  choice: CategoryChoice;
  hrefOf: (cat: number) => string;
  onSelect: (event: MouseEvent, cat: number) => void;
};

/** The top-level categories. On a phone they are a row below the header, on a desktop the left column (GR-01). */
export function CategoryNav({ categories, choice, hrefOf, onSelect }: Props) {
  const t = useTranslations("grocery");
  const lang = nameLanguage(useLocale());
  const rail = useFollowedRail<HTMLElement>(choice.top.id);
  return (
    <nav ref={rail} aria-label={t("categories")} className={NAV}>
      {categories.map(({ id, name, image }) => (
        <PageLink
          key={id}
          lang={lang}
          href={hrefOf(id)}
          aria-current={id === choice.top.id ? "true" : undefined}
          onClick={(event) => onSelect(event, id)}
          className={ENTRY}
        >
          {image && (
            <Picture
              src={image}
              alt=""
              shape="food"
              sizes="2.25rem"
              className="hidden size-9 flex-none rounded-card lg:block"
            />
          )}
          {name}
        </PageLink>
      ))}
    </nav>
  );
}

const NAV =
  "relative -mx-4 flex gap-1 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] md:-mx-6 md:px-6 max-lg:sticky max-lg:top-14 max-lg:z-20 max-lg:bg-paper max-lg:md:top-16 lg:sticky lg:top-20 lg:row-span-2 lg:mx-0 lg:max-h-[calc(100dvh-6rem)] lg:flex-col lg:self-start lg:overflow-y-auto lg:border-b-0 lg:px-0";
const ENTRY =
  "flex min-h-12 flex-none items-center gap-2.5 border-transparent px-3 text-ink-soft hover:bg-surface aria-[current]:font-bold aria-[current]:text-ink max-lg:border-b-3 max-lg:aria-[current]:border-brand lg:rounded-card lg:px-2 lg:py-1 lg:aria-[current]:bg-brand-tint lg:aria-[current]:text-brand-strong";
