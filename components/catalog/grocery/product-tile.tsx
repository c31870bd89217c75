import { useLocale, useTranslations } from "next-intl";
import { type MouseEvent, memo } from "react";
import { ProductPrice } from "@/components/catalog/product/product-price";
import { type ChangeQuantity, QuickAddButton } from "@/components/catalog/product/quick-add-button";
import { TagText } from "@/components/catalog/product/tag-text";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { saleBlock } from "@/lib/catalog/sale-rules";
import type { GroceryItem } from "@/lib/contracts/products";
import { nameLanguage } from "@/lib/routing/locale-path";

export type TileActions = {
  hrefOf: (item: GroceryItem) => string;
  onOpen: (item: GroceryItem, from: HTMLElement) => void;
  onStep: ChangeQuantity;
};

type Props = TileActions & {
  item: GroceryItem;
  /** The quantity of this product in the cart. */
  count: number;
  isPaused: boolean;
};

/**
 * One product of a grocery. The link opens the product sheet. The button adds the product to the cart, or opens the
 * sheet if the product may have options (GR-04, GR-05).
 */
export const ProductTile = memo(function Tile(props: Props) {
  const { item, count, isPaused, hrefOf, onOpen, onStep } = props;
  const lang = nameLanguage(useLocale());
  const t = useTranslations("products");
  const tGrocery = useTranslations("grocery");
  const block = saleBlock(item);

  function press(event: MouseEvent<HTMLAnchorElement>) {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (wantsOwnTab) return;
    event.preventDefault();
    onOpen(item, event.currentTarget);
  }

  return (
    <li className="relative min-w-0">
      <PageLink
        href={hrefOf(item)}
        onClick={press}
        data-item={item.unit_price}
        className="group grid h-full content-start rounded-card"
      >
        <Picture
          src={item.image}
          alt=""
          shape="food"
          sizes="(width < 40rem) 45vw, 10rem"
          className={`aspect-square w-full rounded-card transition-opacity duration-150 ${block ? "opacity-45" : "group-hover:opacity-90"}`}
        />
        <span lang={lang} className="mt-2 line-clamp-2 text-sm leading-snug">
          {item.name}
        </span>
        <span className="tabular mt-1 font-bold">
          <ProductPrice
            unit_price={item.unit_price}
            list_price={item.list_price}
            className="ml-1.5 font-normal text-ink-soft text-sm"
          />
        </span>
        {block && <span className="font-bold text-bad text-sm">{t(`blocks.${block}`)}</span>}
        {!block && item.is_limit === 1 && (
          <span className="text-ink-soft text-xs">
            {tGrocery("limit", { count: item.limit_count - item.sale_count })}
          </span>
        )}
        <TagText food={item} />
      </PageLink>
      {!block && !isPaused && (
        <QuickAddButton food={item} count={count} onStep={onStep} className="inset-x-0 top-0 p-1" />
      )}
    </li>
  );
});
