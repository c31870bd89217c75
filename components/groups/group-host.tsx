import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { onDemand } from "@/components/ui/on-demand";
import { TitledCard } from "@/components/ui/titled-card";
import { callGroup } from "@/lib/client/call-group";
import { openPage } from "@/lib/client/leave";
import type { GroupOrder } from "@/lib/contracts/group-orders";
import { formatMoney } from "@/lib/format/money";
import { proposedDeadline } from "@/lib/groups/group-deadline";
import { groupTotals } from "@/lib/groups/group-rules";
import { orderTexts } from "@/messages/parts/order-texts";
import { DeadlineField, deadlineOf, deadlineText } from "./deadline-field";
import type { GroupPage } from "./use-group";

const ReorderFlow = onDemand(
  async () => (await import("@/components/orders/reorder-flow")).ReorderFlow,
  orderTexts,
);

type Props = { page: GroupPage; group: GroupOrder };
type Question = "close" | "cancel";

/** The buttons for the host: the actions that are possible in the current state (GO-09, GO-10). */
export function GroupHost({ page, group }: Props) {
  const t = useTranslations("groupOrder");
  const [question, setQuestion] = useState<Question | null>(null);
  const [lastQuestion, setLastQuestion] = useState<Question>("close");
  const { state } = group;
  if (state === "ordered" || state === "cancelled") return null;
  const ask = (next: Question) => {
    setLastQuestion(next);
    setQuestion(next);
  };

  async function answer() {
    setQuestion(null);
    page.showNotice(await page.change("changeGroupOrder", { action: lastQuestion }));
  }

  return (
    <TitledCard title={t("hostTitle")} className="print:hidden">
      {state === "open" ? (
        <Button look="secondary" disabled={page.isSending} onClick={() => ask("close")}>
          {t("close")}
        </Button>
      ) : (
        <>
          <TakeToCart page={page} group={group} />
          <Reopen page={page} group={group} />
        </>
      )}
      <Button look="quiet" disabled={page.isSending} onClick={() => ask("cancel")}>
        {t("cancelGroup")}
      </Button>
      <ConfirmDialog
        open={question !== null}
        title={t(`${lastQuestion}Question`)}
        text={t(`${lastQuestion}Note`)}
        cancelLabel={t("back")}
        confirmLabel={t("confirm")}
        onCancel={() => setQuestion(null)}
        onConfirm={() => void answer()}
      />
    </TitledCard>
  );
}

function TakeToCart({ page, group }: Props) {
  const t = useTranslations("groupOrder");
  const [round, setRound] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const { people, count, sum } = groupTotals(group.guests);
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">
        {count > 0 ? t("takeText", { people, count, sum: formatMoney(sum) }) : t("nobody")}
      </p>
      <Button disabled={isLoading || count === 0} onClick={() => setRound(round + 1)}>
        {t("take")}
      </Button>
      {round > 0 && (
        <ReorderFlow
          key={round}
          ask={(options) => callGroup("takeGroupOrder", { token: page.token }, options)}
          go={openPage}
          onLoading={setLoading}
        />
      )}
    </div>
  );
}

/**
 * The button that opens the group order again. If the old deadline has passed, the page proposes a new deadline, which
 * the host can change.
 */
function Reopen({ page, group }: Props) {
  const t = useTranslations("groupOrder");
  const { deadline, server_time } = group;
  const isPast = deadline <= server_time;
  const [text, setText] = useState(() => deadlineText(proposedDeadline(undefined, server_time)));

  async function reopen() {
    const newDeadline = isPast ? deadlineOf(text) : deadline;
    if (newDeadline === null) return page.showNotice(t("deadlineMissing"));
    page.showNotice(
      await page.change("changeGroupOrder", { action: "reopen", deadline: newDeadline }),
    );
  }

  return (
    <div className="grid gap-2">
      {isPast && (
        <DeadlineField
          label={t("newDeadline")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Button look="secondary" disabled={page.isSending} onClick={() => void reopen()}>
        {t("reopen")}
      </Button>
    </div>
  );
}
