import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { ProductRow } from "@/components/catalog/product/product-row";
import type { ChangeQuantity } from "@/components/catalog/product/quick-add-button";
import { Button } from "@/components/ui/button";
import { countsOf } from "@/lib/cart/cart-counts";
import { useCart } from "@/lib/client/cart-store";
import { useNearEnd } from "@/lib/client/use-near-end";
import type { MenuFood } from "@/lib/contracts/products";
import type { FoodCategory } from "@/lib/contracts/stores";
import { nameLanguage } from "@/lib/routing/locale-path";
import { menuSectionId } from "./scroll-to-section";
import type { Menu } from "./use-menu";

type Rows = {
  hrefOf: (food: MenuFood) => string;
  onOpen: (food: MenuFood, from: HTMLElement) => void;
  onStep: ChangeQuantity;
  /** True if the store cannot take this order (`visit.block`). The rows then have no plus button. */
  isPaused: boolean;
};

export function MenuSections({ menu, ...rows }: Rows & { menu: Menu }) {
  const t = useTranslations("stores");
  const { cart } = useCart();
  const counts = countsOf(cart);
  const nextPage = menu.later[0]?.page ?? null;
  const end = useNearEnd(menu.hasFailed ? null : nextPage, menu.load);
  return (
    <div
      aria-busy={menu.isOld}
      inert={menu.isOld && !menu.hasFailed}
      className={`min-w-0 transition-opacity duration-150 ${menu.isOld && !menu.hasFailed ? "opacity-50" : ""}`}
    >
      {menu.categories.map((category) => (
        <MenuSection
          key={category.id}
          category={category}
          counts={counts}
          isAlwaysRendered={menu.isRestored}
          {...rows}
        />
      ))}
      {menu.hasFailed && (
        <p className="flex items-center justify-center gap-3 py-8">
          {t("moreFailed")}
          <Button look="secondary" onClick={menu.retry}>
            {t("retry")}
          </Button>
        </p>
      )}
      {nextPage !== null && !menu.hasFailed && (
        <p ref={end} role="status" className="py-8 text-center text-ink-soft">
          {t("loading")}
        </p>
      )}
    </div>
  );
}

type Props = Rows & {
  category: FoodCategory;
  counts: Map<number, number>;
  isAlwaysRendered: boolean;
};

const MenuSection = memo(function Section({ category, counts, isAlwaysRendered, ...rows }: Props) {
  const { id, name, foods } = category;
  const locale = useLocale();
  return (
    <section
      id={menuSectionId(id)}
      className={`pt-6 ${isAlwaysRendered ? "" : WHEN_NEAR}`}
      // JavaScript sets this style property, because the page's Content-Security-Policy forbids style attributes in the
      // HTML.
      ref={(section) => section?.style.setProperty("--rows", String(foods.length))}
    >
      {name && (
        <h2 lang={nameLanguage(locale)} className="pb-2 text-lg">
          {name}
        </h2>
      )}
      <ul className="grid md:grid-cols-2 md:gap-4">
        {foods.map((food) => (
          <ProductRow
            key={food.id}
            food={food}
            href={rows.hrefOf(food)}
            count={counts.get(food.id) ?? 0}
            isPaused={rows.isPaused}
            onOpen={rows.onOpen}
            onStep={rows.onStep}
          />
        ))}
      </ul>
    </section>
  );
}, isSame);

function isSame(before: Props, after: Props): boolean {
  const { counts, ...rest } = after;
  const hasChanged = (Object.keys(rest) as (keyof typeof rest)[]).some(
    (key) => before[key] !== rest[key],
  );
  return (
    !hasChanged && after.category.foods.every(({ id }) => before.counts.get(id) === counts.get(id))
  );
}

// The browser renders a section only when it is near the visible area. Until then the height of the section is
// estimated from its number of rows.
const WHEN_NEAR =
  "[content-visibility:auto] [contain-intrinsic-height:auto_calc(4rem_+_var(--rows,8)_*_8.25rem)] md:[contain-intrinsic-height:auto_calc(4rem_+_var(--rows,8)_*_4.8rem)]";
