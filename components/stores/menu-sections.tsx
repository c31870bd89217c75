import { useTranslations } from "next-intl";
import { ProductRow } from "@/components/products/product-row";
import { Button } from "@/components/ui/button";
import { useCart } from "@/lib/client/cart-store";
import type { MenuFood } from "@/lib/contracts/products";
import { menuSectionId } from "./menu-section-id";
import type { Menu } from "./use-menu";

type Props = {
  menu: Menu;
  hrefOf: (food: MenuFood) => string;
  onOpen: (food: MenuFood, from: HTMLElement) => void;
  /** Nothing can be added now: the rows can be read, but promise nothing. */
  isPaused: boolean;
};

export function MenuSections({ menu, hrefOf, onOpen, isPaused }: Props) {
  const t = useTranslations("stores");
  const counts = useCounts();
  return (
    <div className="min-w-0">
      {menu.categories.map(({ id, name, foods }) => (
        <section key={id} id={menuSectionId(id)} className="pt-6">
          <h2 className="pb-2 text-lg">{name}</h2>
          <ul className="grid md:grid-cols-2 md:gap-4">
            {foods.map((food) => (
              <ProductRow
                key={food.id}
                food={food}
                href={hrefOf(food)}
                count={counts.get(food.id) ?? 0}
                isPaused={isPaused}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
      {menu.hasFailed && (
        <p className="flex items-center justify-center gap-3 py-8">
          {t("moreFailed")}
          <Button look="secondary" onClick={menu.retry}>
            {t("retry")}
          </Button>
        </p>
      )}
      {menu.next_page !== null && !menu.hasFailed && (
        <p role="status" className="py-8 text-center text-ink-soft">
          {t("loading")}
        </p>
      )}
    </div>
  );
}

/** How many of each product the cart holds. */
function useCounts(): Map<number, number> {
  const { cart } = useCart();
  const counts = new Map<number, number>();
  for (const { id, quantity } of cart.items) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return counts;
}
