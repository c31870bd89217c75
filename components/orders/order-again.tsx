import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { DataText } from "@/components/ui/data-text";
import { Thumbnail } from "@/components/ui/thumbnail";
import { listText } from "@/lib/format/list-text";
import type { RecentOrder } from "@/lib/orders/recent-orders";
import { ReorderButton } from "./reorder-button";
import { useRecentOrders } from "./use-recent-orders";

/**
 * Lists earlier orders of the member, at most one for each store and at most three in total. An order is listed if it
 * is finished or cancelled and can be ordered again. Each order has a button that puts its products into the cart
 * (OR-41).
 */
export function OrderAgain() {
  const locale = useLocale();
  const t = useTranslations("orders");
  const { recentOrders } = useRecentOrders();
  const isEmpty = recentOrders.length === 0;
  useEffect(() => {
    // The list is empty if the stored orders are invalid or belong to another member, or if no order can be ordered
    // again any more. The attribute `data-ordered` makes the section visible, so removing the attribute hides the
    // section.
    if (isEmpty) delete document.documentElement.dataset.ordered;
  }, [isEmpty]);
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:px-0">
      {recentOrders.map((order) => (
        <li
          key={order.id}
          className="flex min-h-20 w-[86%] max-w-96 flex-none snap-start items-center gap-3 rounded-card border border-line bg-paper p-2.5"
        >
          <Thumbnail src={order.store_image} />
          <p className="grid min-w-0 flex-1">
            <b className="truncate">
              <DataText>{order.store_name}</DataText>
            </b>
            <span className="truncate text-ink-soft text-sm">{foodsText(order)}</span>
          </p>
          <ReorderButton order={order} look="secondary" />
        </li>
      ))}
    </ul>
  );

  function foodsText({ foods }: RecentOrder): string {
    return listText(
      foods.map((food) => t("line", food)),
      locale,
    );
  }
}
