import { useLocale, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { PageLink } from "@/components/ui/page-link";
import { useFollowedRail } from "@/components/ui/use-followed-rail";
import type { CategoryChoice } from "@/lib/catalog/category-choice";
import { nameLanguage } from "@/lib/routing/locale-path";

type Props = {
  choice: CategoryChoice;
  hrefOf: (cat: number) => string;
  onSelect: (event: MouseEvent, cat: number) => void;
};

/** An entry for all products of the selected top-level category, followed by its subcategories. */
export function CategoryChips({ choice, hrefOf, onSelect }: Props) {
  const t = useTranslations("grocery");
  const lang = nameLanguage(useLocale());
  const rail = useFollowedRail<HTMLElement>(choice.id);
  const { top } = choice;
  if (top.children.length < 2) return null;
  const entries = [{ id: top.id, name: t("all") }, ...top.children];
  return (
    <nav ref={rail} aria-label={t("within", { category: top.name })} className={CHIPS}>
      {entries.map(({ id, name }) => (
        <PageLink
          key={id}
          lang={id === top.id ? undefined : lang}
          href={hrefOf(id)}
          aria-current={id === choice.id ? "true" : undefined}
          onClick={(event) => onSelect(event, id)}
          className={CHIP}
        >
          {name}
        </PageLink>
      ))}
    </nav>
  );
}

const CHIPS =
  "relative -mx-4 flex gap-2 overflow-x-auto bg-paper px-4 py-2 [scrollbar-width:none] md:-mx-6 md:px-6 max-lg:sticky max-lg:top-26 max-lg:z-10 max-lg:md:top-28 lg:mx-0 lg:flex-wrap lg:px-0 lg:pt-0";
const CHIP =
  "flex min-h-11 flex-none items-center rounded-full border border-line px-4 text-sm hover:bg-surface aria-[current]:border-brand aria-[current]:bg-brand-tint aria-[current]:font-bold aria-[current]:text-brand-strong";
