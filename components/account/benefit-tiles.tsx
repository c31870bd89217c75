import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { subscriptionState } from "@/lib/account/member-benefits";
import type { MemberPage } from "@/lib/account/member-page";
import { useCall } from "@/lib/client/use-call";
import { useDataNames } from "@/lib/client/use-data-names";
import { dataName } from "@/lib/format/data-name";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { formatFullDate } from "@/lib/time/date-time";

type Props = { page: MemberPage };

/** Three tiles with the member's coupons, points and subscription (MB-04). */
export function BenefitTiles({ page }: Props) {
  const locale = useLocale();
  const t = useTranslations("members");
  const { subscription_settings, subscription_start_time, subscription_end_time } = page;
  const names = useDataNames();
  const state = subscriptionState(page);
  const start = formatFullDate(subscription_start_time, locale);
  // The subscription ends at midnight, so its last day is the day before. Checkout shows the same day.
  const end = formatFullDate(subscription_end_time - 1, locale);
  const { data: plan } = useCall("subscriptionPlan", { query: {} }, { breakage: "stay" });
  return (
    <ul className="fit-columns grid gap-3 md:grid-cols-3 md:gap-6">
      <li className="grid">
        <PageLink href={hrefs.couponlist()} className={`${TILE} hover:border-brand`}>
          <span className={LABEL}>{t("coupons")}</span>
          <span className="flex items-center justify-between gap-2">
            <b className="tabular text-brand text-xl">
              {t("couponCount", { count: page.discount_code_count })}
            </b>
            <Icon name="next" className="size-5 text-brand" />
          </span>
        </PageLink>
      </li>
      <li className={TILE}>
        <span className={LABEL}>{t("points")}</span>
        <b className="tabular text-xl">{t("pointCount", { count: page.coin })}</b>
      </li>
      <li className="grid max-md:col-span-full">
        <PageLink href={hrefs.subscription()} className={`${TILE} hover:border-brand`}>
          <span className={LABEL}>
            {dataName(subscription_settings, names) || t("subscription")}
          </span>
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <b className={state === "running" ? "text-good text-xl" : "text-xl"}>{t(state)}</b>
            {state !== "notSubscribed" && (
              <span className="tabular text-ink-soft text-sm">{t("period", { start, end })}</span>
            )}
            {plan && state !== "running" && (
              <span className="tabular font-bold text-brand text-sm">
                {t("subscribe", { price: formatMoney(plan.price) })}
              </span>
            )}
          </span>
        </PageLink>
      </li>
    </ul>
  );
}

const TILE = "grid content-between gap-1 rounded-card border border-line bg-paper p-4";
const LABEL = "text-ink-soft text-sm";
