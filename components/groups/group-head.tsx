import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { inPageLanguage } from "@/lib/client/page-locale";
import { sharePage } from "@/lib/client/share";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { GroupOrder } from "@/lib/contracts/group-orders";
import { dot } from "@/lib/format/list-text";
import { formatMoney } from "@/lib/format/money";
import { remainingOf } from "@/lib/groups/group-rules";
import { hrefs } from "@/lib/routing/hrefs";
import { formatMoment } from "@/lib/time/date-time";
import type { GroupPage } from "./use-group";

type Props = { page: GroupPage; group: GroupOrder };

/** The head of a group order: its title, store, deadline and state, and the button that shares the link (GO-03). */
export function GroupHead({ page, group }: Props) {
  const locale = useLocale();
  const t = useTranslations("groupOrder");
  const { title, store_id, store_name, dining_type, budget, state } = group;

  async function share() {
    const url = window.location.origin + inPageLanguage(hrefs.groupOrder({ token: page.token }));
    if ((await sharePage({ title, url })) === "copied") page.showNotice(t("copied"));
  }

  return (
    <section className="grid gap-3 rounded-card border border-line bg-paper p-4 md:p-5 print:hidden">
      <div className="grid gap-0.5">
        <h1 className="text-xl wrap-anywhere">{title}</h1>
        <p className="text-ink-soft wrap-anywhere">
          <PageLink href={hrefs.store({ stid: store_id })} className="font-bold text-brand">
            <DataText>{store_name}</DataText>
          </PageLink>
          {dining_type === DINING_TYPE.pickup || dining_type === DINING_TYPE.delivery
            ? dot(locale) + t(`dining${dining_type}`)
            : null}
        </p>
      </div>
      <StateText group={group} />
      {group.is_store_paused === 1 && state !== "ordered" && state !== "cancelled" && (
        <p role="status" className="rounded-card bg-bad-tint px-4 py-3 text-bad text-sm">
          {t("storePaused")}
        </p>
      )}
      {budget !== null && <p>{t("perPerson", { budget: formatMoney(budget) })}</p>}
      {state === "open" && (
        <div className="grid gap-1">
          <Button look={group.is_host === 1 ? "primary" : "secondary"} onClick={share}>
            <Icon name="share" />
            {t("share")}
          </Button>
          {group.is_host === 1 && <p className="text-ink-soft text-sm">{t("shareText")}</p>}
        </div>
      )}
    </section>
  );
}

function StateText({ group }: { group: GroupOrder }) {
  const locale = useLocale();
  const t = useTranslations("groupOrder");
  const { deadline, server_time, state, order, is_host } = group;
  if (state === "open") {
    const { kind, ...values } = remainingOf(group);
    return (
      <p className="tabular flex flex-wrap items-center gap-x-2">
        <Icon name="clock" className="size-5 text-warn" />
        <b>{t("until", { time: formatMoment(deadline, server_time, locale) })}</b>
        <span className="text-warn">{t(kind, values)}</span>
      </p>
    );
  }
  const text = is_host === 1 && state === "closed" ? "hostClosed" : (`stateText-${state}` as const);
  return (
    <p role="status" className={`rounded-card px-4 py-3 ${TONES[state]}`}>
      <b className="block">{t(`state-${state}`)}</b>
      <span className="text-sm">{t(text, { number: order?.order_no ?? "" })}</span>
    </p>
  );
}

const TONES = {
  closed: "bg-warn-tint text-warn",
  ordering: "bg-warn-tint text-warn",
  ordered: "bg-good-tint text-good",
  cancelled: "bg-bad-tint text-bad",
};
