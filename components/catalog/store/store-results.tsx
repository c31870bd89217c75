import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { ResultRow } from "@/components/catalog/search/result-row";
import { DataText } from "@/components/ui/data-text";
import { saleBlock } from "@/lib/catalog/sale-rules";
import type { GroceryItem } from "@/lib/contracts/products";
import { formatMoney } from "@/lib/format/money";
import type { StoreScreenState } from "./use-store-screen";

type Props = { screenState: StoreScreenState; items: GroceryItem[] };

/**
 * The results of the search in a store. A press on a result opens the product in a sheet over the results (GR-10,
 * GR-11).
 */
export function StoreResults({ screenState, items }: Props) {
  const t = useTranslations("products");

  function press(event: MouseEvent<HTMLAnchorElement>, item: GroceryItem) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    screenState.openFood(item, event.currentTarget);
  }

  return (
    <ul>
      {items.map((item) => {
        const block = saleBlock(item);
        return (
          <li key={item.id}>
            <ResultRow
              href={screenState.hrefOf(item)}
              onClick={(event) => press(event, item)}
              picture={{
                src: item.image,
                shape: "food",
                sizes: "56px",
                className: `size-14 ${block ? "opacity-45" : ""}`,
              }}
              price={formatMoney(item.unit_price)}
            >
              <b className="line-clamp-2 leading-snug font-normal">
                <DataText>{item.name}</DataText>
              </b>
              {block && <span className="text-bad text-sm">{t(`blocks.${block}`)}</span>}
            </ResultRow>
          </li>
        );
      })}
    </ul>
  );
}
