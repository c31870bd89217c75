"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { useDataNames } from "@/lib/client/use-data-names";
import type { StoreSearch } from "@/lib/contracts/store-lists";
import { dataName } from "@/lib/format/data-name";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { FoundStore } from "./found-store";
import { ResultRow } from "./result-row";

type Props = { found: StoreSearch; isPickup: boolean; onChoose: () => void };

/** The search results in three groups: store types, stores and dishes. An empty group is left out. */
export function ShopResults({ found, isPickup, onChoose }: Props) {
  const t = useTranslations("search");
  const names = useDataNames();
  return (
    <>
      <ResultGroup title={t("types")} isWrapped list={found.store_types}>
        {(type) => (
          <PageLink
            data-result=""
            href={hrefs.storeList({ type: type.id })}
            onClick={onChoose}
            className="flex min-h-11 items-center gap-2 rounded-full border border-line py-1 pr-4 pl-1.5 hover:bg-surface"
          >
            <Picture
              src={type.image}
              alt=""
              shape="logo"
              sizes="32px"
              className="size-8 rounded-full"
            />
            {dataName(type.name, names)}
          </PageLink>
        )}
      </ResultGroup>
      <ResultGroup title={t("stores")} list={found.stores}>
        {(store) => <FoundStore store={store} isPickup={isPickup} onChoose={onChoose} />}
      </ResultGroup>
      <ResultGroup title={t("foods")} list={found.foods}>
        {(food) => (
          <ResultRow
            href={hrefs.foundFood(food)}
            onClick={onChoose}
            picture={{ src: food.image, shape: "food", sizes: "48px", className: "size-12" }}
            price={formatMoney(food.unit_price)}
          >
            <b className="truncate">
              <DataText>{food.name}</DataText>
            </b>
            <span className="truncate text-sm text-ink-soft">
              <DataText>{food.store_name}</DataText>
            </span>
          </ResultRow>
        )}
      </ResultGroup>
    </>
  );
}

type GroupProps<Item> = {
  title: string;
  list: Item[];
  isWrapped?: boolean;
  children: (item: Item) => ReactNode;
};

function ResultGroup<Item extends { id: number }>(props: GroupProps<Item>) {
  const { title, list, isWrapped, children } = props;
  const id = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-3">
      <h3 id={id} className="px-2 pb-1 text-sm text-ink-soft">
        {title}
      </h3>
      <ul className={isWrapped ? "flex flex-wrap gap-2 px-2 pb-1" : undefined}>
        {list.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}
