"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/titled-card";
import { callApi } from "@/lib/client/call-api";
import { useRead } from "@/lib/client/use-read";
import { REASON } from "@/lib/contracts/answer-code";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatDateTime } from "@/lib/time/date-time";
import { HelpForm } from "./help-form";
import { HelpRequests } from "./help-requests";

type Props = {
  order: Pick<OrderDetail, "id" | "history">;
  /** Called after a report was sent, because the history of the order has a new event. */
  onReported: () => void;
};

/**
 * The form to report a problem with the order, and the earlier reports (OR-20). Shows nothing if the backend does not
 * support the call `orderHelp`. Also shows nothing if no problem can be reported and there are no earlier reports.
 */
export function OrderHelp({ order, onReported }: Props) {
  const t = useTranslations("orderHelp");
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const { data, refusal, read, mutate } = useHelp(order);
  if (!data) {
    const isFailed = refusal !== null && refusal.reason !== REASON.notOffered;
    return isFailed && <HelpFailed onRetry={() => void read()} />;
  }
  const { kinds, until, requests } = data;
  const canReport = kinds.length > 0;
  if (!canReport && requests.length === 0) return null;
  return (
    <TitledCard title={t("title")} className="print:hidden">
      {canReport && !isOpen && <HelpInvitation until={until} onOpen={() => setOpen(true)} />}
      {canReport && isOpen && (
        <HelpForm
          order_id={order.id}
          help={data}
          onChanged={() => void read()}
          onCancel={() => setOpen(false)}
          onSent={(help) => {
            setOpen(false);
            setSent(true);
            void mutate(help, { revalidate: false });
            onReported();
          }}
        />
      )}
      {isSent && !isOpen && (
        // This text gets the focus, because the focused button has disappeared together with the form. Screen readers
        // then read the text.
        <p ref={takeFocus} tabIndex={-1} className="font-bold text-good outline-none">
          {t("sent")}
        </p>
      )}
      <HelpRequests requests={requests} />
    </TitledCard>
  );
}

/**
 * Reads the reports about the order. If the history of the order has a new event, the reports are read again, because
 * the event may be a decision or a refund.
 */
function useHelp({ id, history }: Props["order"]) {
  const key = ["order-help", id, history?.length ?? 0];
  const ask = () => callApi("orderHelp", { query: { order_id: id } }, { breakage: "stay" });
  return useRead(key, ask, { breakage: "stay", keepPreviousData: true });
}

function HelpInvitation({ until, onOpen }: { until: number | null; onOpen: () => void }) {
  const locale = useLocale();
  const t = useTranslations("orderHelp");
  return (
    <>
      <p className="text-ink-soft">{t("intro")}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" onClick={onOpen}>
          {t("report")}
        </Button>
        {until !== null && (
          <p className="tabular text-ink-soft text-sm">
            {t("until", { time: formatDateTime(until, locale) })}
          </p>
        )}
      </div>
    </>
  );
}

function HelpFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("orderHelp");
  return (
    <TitledCard title={t("title")} className="print:hidden">
      <p>{t("failed")}</p>
      <Button look="secondary" onClick={onRetry} className="justify-self-start">
        {t("tryAgain")}
      </Button>
    </TitledCard>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
