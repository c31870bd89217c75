import { useLocale, useTranslations } from "next-intl";
import { type CachedCategories, useCategories } from "@/components/catalog/grocery/use-categories";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import type { Visit } from "@/lib/client/use-visit";
import { hrefs } from "@/lib/routing/hrefs";
import { nameLanguage } from "@/lib/routing/locale-path";

type Props = { visit: Visit; cached: CachedCategories };

/** The top-level categories of a grocery, as tiles (ST-10). */
export function CategoryTiles({ visit, cached }: Props) {
  const { store, number, dining_type } = visit;
  const categories = useCategories({ store_id: store.id, dining_type, cached });
  const locale = useLocale();
  const t = useTranslations("grocery");
  if (categories.length === 0)
    return <p className="py-10 text-center text-ink-soft">{t("emptyStore")}</p>;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="pb-3 text-lg">
        {t("categories")}
      </h2>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:gap-4 xl:grid-cols-5">
        {categories.map(({ id, name, image, food_count }) => (
          <li key={id}>
            <PageLink
              href={hrefs.grocery({ stid: store.id, cat: id, number })}
              className="group grid h-full content-start justify-items-center gap-1 rounded-card pb-2 text-center"
            >
              {image ? (
                <Picture
                  src={image}
                  alt=""
                  shape="food"
                  sizes="(width < 40rem) 30vw, 10rem"
                  className="aspect-square w-full rounded-sheet transition-opacity duration-150 group-hover:opacity-90"
                />
              ) : (
                <span className="grid aspect-square w-full place-items-center rounded-sheet bg-brand-tint text-brand">
                  <Icon name="bag" className="size-10" />
                </span>
              )}
              <b lang={nameLanguage(locale)} className="mt-1 text-sm leading-snug">
                {name}
              </b>
              {food_count !== undefined && (
                <span className="tabular text-ink-soft text-xs">
                  {t("count", { count: food_count })}
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
