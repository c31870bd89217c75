import { useTranslations } from "next-intl";
import type { GroupGuest, GroupOrder } from "@/lib/contracts/group-orders";
import { formatMoney } from "@/lib/format/money";

/**
 * Returns a function that says why the guest cannot add dishes with this price: they exceed the rest of the budget.
 * Returns null if the rest is sufficient (GO-07). The backend checks the budget too. The page checks it before the
 * call, so that the guest learns the reason at once.
 */
export function useBudgetText({ budget }: GroupOrder, { sum }: GroupGuest) {
  const t = useTranslations("groupOrder");
  const left = (budget ?? Infinity) - sum;
  return (price: number): string | null => {
    if (price <= left) return null;
    return left > 0 ? t("overBudget", { left: formatMoney(left) }) : t("budgetUsedUp");
  };
}
