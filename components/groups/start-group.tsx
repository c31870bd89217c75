import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { DataText } from "@/components/ui/data-text";
import { Field } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { restingText } from "@/lib/catalog/store-rules";
import { type Go, replacePage } from "@/lib/client/leave";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { useCall } from "@/lib/client/use-call";
import { readView } from "@/lib/client/view-state";
import {
  CODE,
  DINING_TYPE,
  GROUP_BUDGET_MAX,
  GROUP_TITLE_MAX,
  OPEN_STATUS,
} from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { proposedDeadline } from "@/lib/groups/group-deadline";
import { hrefs } from "@/lib/routing/hrefs";
import { DeadlineField, deadlineOf, deadlineText } from "./deadline-field";
import { GroupFailed } from "./group-failed";
import { callGroup } from "./use-group";

type Props = { store_id: number; go: Go };

/** The form of the host (GO-01), or the reason why no group order can start here (GO-20). */
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
  // The hours of a paused store are empty. A backend without `hours_txt` does not say that a store is paused.
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

type Fault = { part: "deadline" | "budget" | "form"; text: string };

function StartForm({ store, go }: { store: Store; go: Go }) {
  const t = useTranslations("groupOrder");
  const answerText = useAnswerText();
  const [title, setTitle] = useState(() =>
    t("titleDefault", { name: store.name }).slice(-GROUP_TITLE_MAX),
  );
  const offered = offeredTypes(store);
  const [dining, setDining] = useState(() => firstType(offered));
  const [deadline, setDeadline] = useState(() =>
    deadlineText(proposedDeadline(store.opening_hours, Date.now() / 1000)),
  );
  const [budget, setBudget] = useState("");
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setSending] = useState(false);
  const faultOf = (part: Fault["part"]) => (fault?.part === part ? fault.text : undefined);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const until = deadlineOf(deadline);
    const limit = budget === "" ? null : Number(budget);
    const isLimit =
      limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= GROUP_BUDGET_MAX);
    if (until === null) return setFault({ part: "deadline", text: t("deadlineMissing") });
    if (!isLimit) return setFault({ part: "budget", text: t("budgetBad") });
    setFault(null);
    setSending(true);
    const body = {
      store_id: store.id,
      dining_type: dining,
      deadline: until,
      budget: limit,
      title: title.trim() || t("title"),
    };
    const answer = await callGroup("startGroupOrder", body);
    // The same page opens with the fragment, so Back leads to the store.
    if (answer.ok) return replacePage(hrefs.groupOrder(answer.data));
    setSending(false);
    if (answer.code !== CODE.loginNeeded) {
      const part = answer.reason?.startsWith(DEADLINE_REASONS) ? "deadline" : "form";
      return setFault({ part, text: answerText(answer) });
    }
    rememberForLogin(hrefs.groupOrder({ stid: store.id }));
    go(hrefs.login());
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-paper p-4 md:p-5"
    >
      <div className="grid gap-2">
        <p className="font-bold text-lg wrap-anywhere">
          <DataText>{store.name}</DataText>
        </p>
        <RestingNote store={store} />
      </div>
      <Field
        label={t("titleLabel")}
        value={title}
        maxLength={GROUP_TITLE_MAX}
        onChange={({ target }) => setTitle(target.value)}
      />
      {offered.length > 1 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-bold">{t("dining")}</legend>
          <div className="grid grid-cols-2 gap-2">
            {offered.map((type) => (
              <ChoiceRow
                key={type}
                type="radio"
                name="dining"
                label={t(`dining${type}`)}
                checked={type === dining}
                onChange={() => setDining(type)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <DeadlineField
        label={t("deadline")}
        value={deadline}
        error={faultOf("deadline")}
        onChange={setDeadline}
      />
      <Field
        label={t("budget")}
        value={budget}
        inputMode="numeric"
        maxLength={5}
        placeholder="NT$"
        hint={t("budgetHint")}
        error={faultOf("budget")}
        onChange={({ target }) => setBudget(target.value.trim())}
      />
      {faultOf("form") && (
        <p role="alert" className="text-bad">
          {faultOf("form")}
        </p>
      )}
      <Button type="submit" disabled={isSending}>
        {isSending ? t("starting") : t("start")}
      </Button>
    </form>
  );
}

/** The start of reasons such as `group-deadline-hours`. */
const DEADLINE_REASONS = "group-deadline-";

/** A closed store takes the order later, so its group order can already start (GO-21). */
function RestingNote({ store }: { store: Store }) {
  const locale = useLocale();
  const t = useTranslations("groupOrder");
  if (store.open_status !== OPEN_STATUS.resting) return null;
  return (
    <p className="rounded-card bg-warn-tint px-4 py-3 text-sm text-warn">
      <b className="block">{restingText(t("resting"), store, locale)}</b>
      {t("restingText")}
    </p>
  );
}

type GroupDining = typeof DINING_TYPE.pickup | typeof DINING_TYPE.delivery;

function offeredTypes({ has_delivery, has_take }: Store): GroupDining[] {
  return [
    ...(has_delivery === 1 ? [DINING_TYPE.delivery] : []),
    ...(has_take === 1 ? [DINING_TYPE.pickup] : []),
  ];
}

/** The dining type of this browser if the store offers it. */
function firstType(offered: GroupDining[]): GroupDining {
  const { dining_type } = readView();
  return offered.find((type) => type === dining_type) ?? offered[0] ?? DINING_TYPE.delivery;
}
