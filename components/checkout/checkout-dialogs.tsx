"use client";

import { useTranslations } from "next-intl";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { MessageDialog } from "@/components/ui/message-dialog";
import { onDemandDialog } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import {
  type ChangeReason,
  isCustomerChange,
  type QuoteChange,
} from "@/lib/checkout/change-reason";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { SameOrder } from "@/lib/contracts/orders";
import { formatDiscount, formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { memberTexts } from "@/messages/parts/member-texts";
import type { Checkout, CheckoutForm, FormState } from "./checkout-engine";
import { submitAgain, submitChanged } from "./submit-order";

/** The code of this dialog is loaded when it is needed, because few orders are placed twice. */
const SameOrderDialog = onDemandDialog(
  async () => (await import("./same-order-dialog")).SameOrderDialog,
  memberTexts,
);

type Props<Form extends CheckoutForm> = {
  checkout: Checkout<Form>;
  state: FormState<Form>;
  faultText: string | undefined;
};

/** The dialogs of the checkout. Each message stays until the customer closes it (MD-05). */
export function CheckoutDialogs<Form extends CheckoutForm>({
  checkout,
  state,
  faultText,
}: Props<Form>) {
  const t = useTranslations("checkout");
  const tErrors = useTranslations("errors");
  const answerText = useAnswerText();
  const message = messageOf();
  const first = repeatedOrder(state);
  const isCovered = state.phase === "sending" || state.phase === "leaving";
  const close = () => checkout.setPhase({ phase: "ready" });
  return (
    <>
      {/* The overlay comes first, so that it closes before another dialog opens. The browser then remembers the focused
          element of the page, and gives it the focus when that dialog closes. */}
      <BlockingOverlay
        open={isCovered}
        label={t(state.phase === "leaving" ? "leaving" : "sending")}
      />
      <MessageDialog
        title={message?.title ?? t("dialogTitle")}
        message={message?.text ?? null}
        closeLabel={t("close")}
        onClose={close}
      >
        {message?.listLabel && (
          <PageLink href={hrefs.orderlist()} className={buttonClass("secondary")}>
            {message.listLabel}
          </PageLink>
        )}
      </MessageDialog>
      <ChangedDialog
        change={state.phase === "changed" ? state.change : null}
        isPending={state.form.quoting.type !== "idle"}
        onCancel={close}
        onAgree={() => void submitChanged(checkout)}
      />
      <SameOrderDialog
        open={first !== null}
        first={first}
        total={state.form.order?.pay_total ?? 0}
        isPending={state.form.quoting.type !== "idle"}
        onClose={close}
        onAgain={(earlier) => void submitAgain(checkout, earlier)}
        onShow={({ id }) => void checkout.kind.showOrder(checkout, id)}
      />
    </>
  );

  function messageOf(): Message | null {
    if (state.phase !== "notice") return null;
    const { notice } = state;
    switch (notice.type) {
      case "fault":
        return { title: faultTitle(state.form.faults.length), text: faultText ?? "" };
      case "refusal":
        return { title: t("refusalTitle"), text: answerText(notice.refusal) };
      case "no-answer":
        return { title: t("unsentTitle"), text: tErrors("busy") };
      case "offline":
        return { title: t("offlineTitle"), text: t("offlineText"), listLabel: listLabel() };
      case "absent":
        return { title: t("absentTitle"), text: t("absentText") };
    }
  }

  /**
   * The title of the dialog about faults. The text names only the first fault (VA-11), so the title says how many
   * faults there are (CK-132).
   */
  function faultTitle(count: number): string {
    return count > 1 ? t("faults", { count }) : t("dialogTitle");
  }

  /**
   * The label of the link to the order list. A courier order has no such link, because the courier page itself shows
   * the order.
   */
  function listLabel(): string | undefined {
    return state.form.order?.dining_type === DINING_TYPE.courier ? undefined : t("toOrders");
  }
}

/** The earlier order if the customer is being asked whether to place the same order again; otherwise null. */
function repeatedOrder<Form>(state: FormState<Form>): SameOrder | null {
  return state.phase === "repeated" ? state.first : null;
}

/** `listLabel` is the text of a link to the order list. Without it there is no link. */
type Message = { title: string; text: string; listLabel?: string | undefined };

type ChangedDialogProps = {
  change: QuoteChange | null;
  /** True while a new quote is being computed. The customer cannot agree until it arrives. */
  isPending: boolean;
  onCancel: () => void;
  onAgree: () => void;
};

/**
 * Says that the quote has changed since the customer saw it. Lists each changed line with its reason and asks the
 * customer to agree.
 */
function ChangedDialog({ change, isPending, onCancel, onAgree }: ChangedDialogProps) {
  const t = useTranslations("checkout");
  return (
    <Dialog open={change !== null} title={t("changedTitle")} onClose={onCancel}>
      {change && (
        <div className="grid gap-4 p-5 pt-2">
          <p className="text-ink-soft">
            {t(isCustomerChange(change) ? "changedOwn" : "changedText")}
          </p>
          <dl className="tabular grid gap-3">
            {change.lines.map((line) => (
              <div key={line.kind === "line" ? line.key : line.name} className="grid">
                <dt className="text-sm text-ink-soft">
                  {line.kind === "line" ? t(line.key) : line.name}
                </dt>
                <dd className="font-bold">{changeText(line)}</dd>
                {line.reason && <dd className="text-sm">{reasonText(line.reason)}</dd>}
              </div>
            ))}
            <div className="grid border-t border-line pt-3">
              <dt className="text-sm text-ink-soft">{t("total")}</dt>
              <dd className="text-lg font-bold">{changeText(change)}</dd>
            </div>
          </dl>
          <div className="grid gap-3 sm:grid-cols-2">
            <Button disabled={isPending} onClick={onAgree} className="tabular sm:order-2">
              {t("confirm", { total: formatMoney(change.to) })}
            </Button>
            <Button look="secondary" onClick={onCancel}>
              {t("changedCancel")}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );

  function reasonText(reason: ChangeReason): string {
    return reason.type === "server-message" ? reason.text : t(`reason-${reason.type}`, reason);
  }

  function changeText({ from, to }: { from: number | null; to: number | null }): string {
    if (from === null) return t("changedNew", { to: withSign(to ?? 0) });
    if (to === null) return t("changedGone", { from: withSign(from) });
    return t("changedFromTo", { from: withSign(from), to: withSign(to) });
  }
}

function withSign(amount: number): string {
  return amount < 0 ? formatDiscount(amount) : formatMoney(amount);
}
