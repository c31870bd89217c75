import { useLocale, useTranslations } from "next-intl";
import { type MouseEvent, memo, useEffect, useRef } from "react";
import { ProductPrice } from "@/components/catalog/product/product-price";
import { TagText } from "@/components/catalog/product/tag-text";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { Stepper } from "@/components/ui/stepper";
import { saleBlock } from "@/lib/catalog/sale-rules";
import type { GroceryItem } from "@/lib/contracts/products";
import { nameLanguage } from "@/lib/routing/locale-path";

export type TileActions = {
  hrefOf: (item: GroceryItem) => string;
  onOpen: (item: GroceryItem, from: HTMLElement) => void;
  /** Adds or removes one piece. */
  onStep: (item: GroceryItem, step: 1 | -1, from: HTMLElement) => void;
};

type Props = TileActions & {
  item: GroceryItem;
  /** The pieces of this product in the cart. */
  count: number;
  isPaused: boolean;
};

/** One product of a grocery: a link that opens the sheet, and a button that adds it at once (GR-04, GR-05). */
export const ProductTile = memo(function Tile(props: Props) {
  const { item, count, isPaused, hrefOf, onOpen } = props;
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
      {!block && !isPaused && <QuickAddButton {...props} count={count} />}
    </li>
  );
});

/** The button on the picture. It becomes a stepper once the product is in the cart. */
function QuickAddButton({ item, count, onStep: step }: Props) {
  const t = useTranslations("grocery");
  const { name } = item;
  const { place, onStep } = useKeptFocus(count > 0, step);
  return (
    <div
      ref={place}
      className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-end justify-end p-1"
    >
      {count > 0 ? (
        <div className="pointer-events-auto rounded-full shadow-float">
          <Stepper
            value={count}
            onChange={(wanted) => onStep(item, wanted > count ? 1 : -1, document.body)}
            atOne="remove"
            size="small"
            labels={{
              group: t("quantityOf", { name }),
              less: count > 1 ? t("less", { name }) : t("remove", { name }),
              more: t("more", { name }),
            }}
          />
        </div>
      ) : (
        <button
          type="button"
          aria-label={t("add", { name })}
          onClick={(event) => onStep(item, 1, event.currentTarget)}
          className={PLUS}
        />
      )}
    </div>
  );
}

/** If a press replaces the pressed button, moves the focus to the last of the new buttons (MD-01). */
function useKeptFocus(isTaken: boolean, step: TileActions["onStep"]) {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const onStep: TileActions["onStep"] = (...pressed) => {
    isPressed.current = true;
    step(...pressed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the buttons have been replaced
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // Runs after a dialog has closed, because closing it also moves the focus.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      place.current
        ?.querySelector<HTMLElement>("button:last-of-type")
        ?.focus({ preventScroll: true });
    });
  }, [isTaken]);
  return { place, onStep };
}

// A CSS pseudo-element, to keep the page within its budget of nodes.
const PLUS =
  "pointer-events-auto grid size-11 place-items-center after:grid after:size-9 after:place-items-center after:rounded-full after:bg-paper after:font-bold after:text-brand after:text-xl after:shadow-float after:content-['＋'/''] active:after:bg-brand-tint";
