import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { DataText } from "@/components/ui/data-text";
import { onDemand } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";
import type { Go } from "@/lib/client/leave";
import { useCall } from "@/lib/client/use-call";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { GroupFailed } from "./group-failed";

/** The form is loaded on demand, so that guests of a group order do not load react-hook-form. */
const StartForm = onDemand(async () => (await import("./start-form")).StartForm);

type Props = { store_id: number; go: Go };

/**
 * The form in which a host starts a group order (GO-01), or the reason why no group order can be started at this store
 * (GO-20).
 */
export function StartGroup({ store_id, go }: Props) {
  const t = useTranslations("groupOrder");
  const query = { store_id, dining_type: DINING_TYPE.delivery };
  const { data: store, refusal, read } = useCall("storeDetail", { query });
  if (refusal) return <GroupFailed failure={refusal} read={read} />;
  if (store?.has_group_orders === 0) return <NoGroupOrders store={store} />;
  return (
    <section className="mx-auto grid max-w-xl grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl md:text-2xl">{t("title")}</h1>
        <p className="text-ink-soft">{t("startText")}</p>
      </div>
      {store ? (
        <StartForm store={store} go={go} />
      ) : (
        <div
          role="status"
          aria-label={t("loading")}
          className="h-96 animate-pulse rounded-card bg-surface"
        />
      )}
    </section>
  );
}

function NoGroupOrders({ store }: { store: Store }) {
  const t = useTranslations("groupOrder");
  // If a store is paused, the backend sends an empty `hours_txt`. Some backends send no `hours_txt` at all. It is then
  // unknown whether the store is paused, so the page does not say that it is.
  const isPaused = store.open_status === OPEN_STATUS.resting && store.hours_txt === "";
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-3 py-12 text-center">
      <h1 className="text-xl wrap-anywhere">{t(isPaused ? "pausedTitle" : "notForGroups")}</h1>
      <p className="text-ink-soft wrap-anywhere">
        <b className="block text-ink">
          <DataText>{store.name}</DataText>
        </b>
        {t(isPaused ? "pausedText" : "notForGroupsText")}
      </p>
      <PageLink href={hrefs.home()} className={buttonClass("primary")}>
        {t("toHome")}
      </PageLink>
      <PageLink href={hrefs.store({ stid: store.id })} className={buttonClass("quiet")}>
        {t("toStore")}
      </PageLink>
    </section>
  );
}
