import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { DataText } from "@/components/ui/data-text";
import { Field } from "@/components/ui/field";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { restingText } from "@/lib/catalog/store-rules";
import { callGroup } from "@/lib/client/call-group";
import { type Go, replacePage } from "@/lib/client/leave";
import { rememberForLogin } from "@/lib/client/leave-for-login";
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

/**
 * The values of the inputs. `dining` is the number of a dining type. `budget` is an amount in NT$, or empty for no
 * limit.
 */
type Fields = { title: string; dining: string; deadline: string; budget: string };
type Props = { store: Store; go: Go };

/**
 * The form that starts a group order (GO-01). If the backend asks for a login, the login page opens. After any other
 * refusal the fields keep their values.
 */
export function StartForm({ store, go }: Props) {
  const t = useTranslations("groupOrder");
  const answerText = useAnswerText();
  const offered = offeredTypes(store);
  const [defaultValues] = useState(() => ({
    title: t("titleDefault", { name: store.name }).slice(-GROUP_TITLE_MAX),
    dining: String(firstType(offered)),
    deadline: deadlineText(proposedDeadline(store.opening_hours, Date.now() / 1000)),
    budget: "",
  }));
  const form = useForm<Fields>({ defaultValues });
  const { errors, isSubmitting } = form.formState;
  const [isStarted, setStarted] = useState(false);
  const isSending = isSubmitting || isStarted;

  const handleSubmit = form.handleSubmit(async ({ title, dining, deadline, budget }) => {
    const body = {
      store_id: store.id,
      dining_type: Number(dining) as GroupDining,
      deadline: deadlineOf(deadline) ?? 0,
      budget: budget.trim() === "" ? null : Number(budget),
      title: title.trim() || t("title"),
    };
    const answer = await callGroup("startGroupOrder", body);
    if (answer.ok) {
      setStarted(true);
      // This page opens again with the token in the fragment. It replaces the history entry of the form, so the
      // browser's Back button does not lead back to the form.
      return replacePage(hrefs.groupOrder(answer.data));
    }
    if (answer.code !== CODE.loginNeeded) {
      const field = answer.reason?.startsWith(DEADLINE_REASONS) ? "deadline" : "root";
      return form.setError(field, { message: answerText(answer) });
    }
    rememberForLogin(hrefs.groupOrder({ stid: store.id }));
    go(hrefs.login());
  });

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
      <Field label={t("titleLabel")} maxLength={GROUP_TITLE_MAX} {...form.register("title")} />
      {offered.length > 1 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-bold">{t("dining")}</legend>
          <div className="fit-columns grid gap-2">
            {offered.map((type) => (
              <ChoiceRow
                key={type}
                type="radio"
                value={type}
                label={t(`dining${type}`)}
                {...form.register("dining")}
              />
            ))}
          </div>
        </fieldset>
      )}
      <DeadlineField
        label={t("deadline")}
        error={errors.deadline?.message}
        {...form.register("deadline", {
          validate: (text) => deadlineOf(text) !== null || t("deadlineMissing"),
        })}
      />
      <Field
        label={t("budget")}
        inputMode="numeric"
        maxLength={5}
        placeholder="NT$"
        hint={t("budgetHint")}
        error={errors.budget?.message}
        {...form.register("budget", { validate: (text) => isBudget(text) || t("budgetBad") })}
      />
      {errors.root && (
        <p role="alert" className="text-bad">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" disabled={isSending}>
        {isSending ? t("starting") : t("start")}
      </Button>
    </form>
  );
}

/** True for an empty text, which means no limit, and for a whole number of NT$ from 1 to GROUP_BUDGET_MAX. */
function isBudget(text: string): boolean {
  const amount = Number(text);
  const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= GROUP_BUDGET_MAX;
  return text.trim() === "" || isAmount;
}

/** Refusals about the deadline have reasons that begin with this text, such as `group-deadline-hours`. */
const DEADLINE_REASONS = "group-deadline-";

/**
 * The note for a store that is closed now. A group order can be started all the same, because the store gets the order
 * only later (GO-21).
 */
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

/**
 * The dining type that the form starts with: the dining type of the view state if the store offers it, otherwise the
 * first offered dining type. If the store offers neither delivery nor pick-up, it is delivery.
 */
function firstType(offered: GroupDining[]): GroupDining {
  const { dining_type } = readView();
  return offered.find((type) => type === dining_type) ?? offered[0] ?? DINING_TYPE.delivery;
}
