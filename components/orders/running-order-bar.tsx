import { useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { backendStatusText, statusWord } from "@/lib/orders/order-status";
import { hrefs } from "@/lib/routing/hrefs";
import { useRecentOrders } from "./use-recent-orders";

/**
 * The bar at the bottom of the screen with the state and the store of the member's newest active order (OR-40). If
 * several orders are active, the bar shows their number instead of the store. Nothing else moves when the bar appears.
 */
export function RunningOrderBar() {
  const t = useTranslations("orders");
  const { running } = useRecentOrders();
  const [order] = running;
  if (!order) return null;
  return (
    <PageLink
      data-running=""
      href={
        running.length === 1 && order.has_detail ? hrefs.order({ id: order.id }) : hrefs.orderlist()
      }
      className="flex min-h-14 items-center gap-3 rounded-sheet bg-ink px-4 py-2 text-paper shadow-float"
    >
      <Icon name="clock" className="size-5.5" />
      <span className="grid min-w-0 flex-1 leading-snug" role="status">
        <b>{statusText(order)}</b>
        <span className="truncate text-sm">
          <DataText>
            {running.length > 1 ? t("runningCount", { count: running.length }) : order.store_name}
          </DataText>
        </span>
      </span>
      <span className="flex flex-none items-center text-sm font-bold">
        {t("open")}
        <Icon name="next" className="size-4.5" />
      </span>
    </PageLink>
  );

  function statusText(shown: OrderSummary): string {
    return backendStatusText(shown) ?? t(statusWord(shown.order_status));
  }
}
