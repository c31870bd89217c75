import { useLocale, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { saleBlock } from "@/lib/catalog/sale-rules";
import type { MenuFood } from "@/lib/contracts/products";
import { nameLanguage } from "@/lib/routing/locale-path";
import { ProductPrice } from "./product-price";
import { type ChangeQuantity, QuickAddButton } from "./quick-add-button";
import { TagText } from "./tag-text";

type Props = {
  food: MenuFood;
  href: string;
  /** The quantity of this product in the cart. */
  count: number;
  isPaused: boolean;
  onOpen: (food: MenuFood, from: HTMLElement) => void;
  /** Changes the quantity in the cart by 1 or -1. Without this function, the row has no button. */
  onStep?: ChangeQuantity;
};

/**
 * One product of a menu. The link opens the product sheet. A product that can be ordered now and has no options also
 * has a button that adds it to the cart (ST-09, ST-45). Menus are long, so each row has few DOM nodes.
 */
export function ProductRow({ food, href, count, isPaused, onOpen, onStep }: Props) {
  const locale = useLocale();
  const t = useTranslations("products");
  const block = saleBlock(food);
  const isClosed = isPaused || block !== null;
  const isQuick = onStep !== undefined && food.has_options === 0 && !isClosed;

  function press(event: MouseEvent<HTMLAnchorElement>) {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (wantsOwnTab) return;
    event.preventDefault();
    onOpen(food, event.currentTarget);
  }

  return (
    <li className="relative border-line border-b last:border-b-0 md:rounded-card md:border md:last:border-b">
      <PageLink
        href={href}
        onClick={press}
        data-item={food.unit_price}
        data-count={count || undefined}
        className={`${ROW} ${isQuick ? "" : badgeClass({ count, isClosed })}`}
      >
        <b lang={nameLanguage(locale)} className="leading-snug">
          {food.name}
        </b>
        {food.desc && (
          <span lang={nameLanguage(locale)} className="line-clamp-2 text-ink-soft text-sm">
            {food.desc}
          </span>
        )}
        <span className="tabular row-start-3 pt-1 text-sm">
          <ProductPrice
            unit_price={food.unit_price}
            list_price={food.list_price}
            className="ml-2 text-ink-soft"
          />
          {food.is_offer === 1 && <span className="ml-2 font-bold text-bad">{t("offer")}</span>}
          {block && <span className="ml-2 font-bold text-bad">{t(`blocks.${block}`)}</span>}
        </span>
        <TagText food={food} className="row-start-4" />
        <Picture
          src={food.image}
          alt=""
          shape="food"
          sizes="7rem"
          className={`col-start-2 row-span-5 row-start-1 aspect-square w-24 self-start rounded-card md:w-28 ${block ? "opacity-45" : ""}`}
        />
      </PageLink>
      {isQuick && (
        <QuickAddButton
          food={food}
          count={count}
          onStep={onStep}
          className="top-3 right-0 w-24 md:right-3 md:w-28"
        />
      )}
    </li>
  );
}

function badgeClass({ count, isClosed }: { count: number; isClosed: boolean }): string {
  if (count === 0) return isClosed ? "" : `${BADGE} ${PLUS}`;
  return `${BADGE} ${COUNT} ${isClosed ? COUNT_ONLY : COUNT_PLUS}`;
}

const ROW =
  "relative grid min-h-30 grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_auto_1fr] gap-x-3 gap-y-0.5 py-3 md:p-3 md:hover:bg-surface active:bg-surface rounded-card";
// The badge is a CSS pseudo-element, because the page with a menu of 200 products has a limit for its number of DOM
// nodes.
const BADGE =
  "after:absolute after:top-17 after:right-1 md:after:top-21 md:after:right-4 after:grid after:h-9 after:min-w-9 after:place-items-center after:rounded-full after:font-bold after:shadow-float";
const PLUS =
  "after:bg-paper after:text-xl after:leading-none after:text-brand after:content-['＋'/'']";
const COUNT = "after:bg-brand after:px-2 after:text-sm after:text-on-brand";
// The quantity is followed by ＋ if the product can be ordered now.
const COUNT_PLUS = "after:content-[attr(data-count)_'_＋']";
const COUNT_ONLY = "after:content-[attr(data-count)]";
