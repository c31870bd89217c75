import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { countsOf } from "@/lib/cart/cart-counts";
import type { CategoryChoice } from "@/lib/catalog/category-choice";
import { productRuns } from "@/lib/catalog/category-choice";
import { useCart } from "@/lib/client/cart-store";
import { useNearEnd } from "@/lib/client/use-near-end";
import { nameLanguage } from "@/lib/routing/locale-path";
import { ProductTile, type TileActions } from "./product-tile";
import type { useCategoryList } from "./use-category-list";

type Props = TileActions & {
  list: ReturnType<typeof useCategoryList>;
  choice: CategoryChoice;
  isPaused: boolean;
};

/** The products of a category. In a top-level category they are grouped by subcategory (GR-03). */
export function ProductGrid({ list, choice, ...tile }: Props) {
  const lang = nameLanguage(useLocale());
  const t = useTranslations("grocery");
  const { cart } = useCart();
  const counts = countsOf(cart);
  const end = useNearEnd(list.hasFailed ? null : list.nextPage, list.load);
  const runs = productRuns(list.items, choice.top);
  return (
    <>
      {runs.map(({ category_id, name, items }) => (
        <section
          key={category_id}
          id={`category-${category_id}`}
          aria-label={name || undefined}
          className={`pt-5 ${list.isRestored ? "" : WHEN_NEAR}`}
          // JavaScript sets this style property, because the page's Content-Security-Policy forbids style attributes in
          // the HTML.
          ref={(section) => section?.style.setProperty("--tiles", String(items.length))}
        >
          {choice.isWhole && name && (
            <h2 lang={lang} className="pb-2 text-base">
              {name}
            </h2>
          )}
          <ul className={GRID}>
            {items.map((item) => (
              <ProductTile key={item.id} item={item} count={counts.get(item.id) ?? 0} {...tile} />
            ))}
          </ul>
        </section>
      ))}
      {list.isFirst && !list.hasFailed && <Waiting label={t("loading")} />}
      {!list.isFirst && runs.length === 0 && (
        <p className="py-16 text-center text-ink-soft">{t("empty")}</p>
      )}
      {list.hasFailed && (
        <p className="flex items-center justify-center gap-3 py-8">
          {t("moreFailed")}
          <Button look="secondary" onClick={list.retry}>
            {t("retry")}
          </Button>
        </p>
      )}
      {list.nextPage !== null && !list.hasFailed && (
        <p ref={end} role="status" className="py-8 text-center text-ink-soft">
          {t("loading")}
        </p>
      )}
    </>
  );
}

/** Placeholders with the size of the products, so that nothing moves when the products appear. */
function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={`${GRID} pt-5`}>
      {PLACEHOLDERS.map((place) => (
        <div key={place} className="grid animate-pulse gap-2">
          <div className="aspect-square rounded-card bg-surface" />
          <div className="h-4 rounded-full bg-surface" />
          <div className="h-4 w-1/2 rounded-full bg-surface" />
        </div>
      ))}
    </div>
  );
}

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7];
const GRID = "grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:gap-x-4 xl:grid-cols-4";
// The browser renders a section only when it is near the visible area. Until then the height of the section is
// estimated from its number of products.
const WHEN_NEAR =
  "[content-visibility:auto] [contain-intrinsic-height:auto_calc(4rem_+_var(--tiles,8)_*_8.3rem)] sm:[contain-intrinsic-height:auto_calc(4rem_+_var(--tiles,8)_*_5rem)] xl:[contain-intrinsic-height:auto_calc(4rem_+_var(--tiles,8)_*_3.7rem)]";
