import { useLocale, useTranslations } from "next-intl";
import type { HelpRequest } from "@/lib/contracts/order-help";
import { listText } from "@/lib/format/list-text";
import { formatMoney } from "@/lib/format/money";
import { formatDateTime } from "@/lib/time/date-time";

type Props = { requests: HelpRequest[] };

/**
 * Lists the reports about an order, the newest first. Each report shows its state, its refund and the operator's
 * answer.
 */
export function HelpRequests({ requests }: Props) {
  const t = useTranslations("orderHelp");
  if (requests.length === 0) return null;
  return (
    <ul aria-label={t("requests")} className="grid gap-4 border-line border-t pt-4">
      {requests.map((request) => (
        <li key={request.id} className="grid gap-1">
          <Request request={request} />
        </li>
      ))}
    </ul>
  );
}

function Request({ request }: { request: HelpRequest }) {
  const locale = useLocale();
  const t = useTranslations("orderHelp");
  const { kind, lines, text, photos, amount, state, answer, create_time } = request;
  const isShown = amount > 0 && state !== "declined";
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-bold">{t(`kind-${kind}`)}</span>
        <span className="tabular text-ink-soft text-sm">{formatDateTime(create_time, locale)}</span>
      </p>
      <p className={STATE_COLORS[state]}>
        {t(`state-${state}`)}
        {isShown && <span className="tabular ml-2 font-bold">{formatMoney(amount)}</span>}
      </p>
      {answer && <p className="whitespace-pre-line wrap-anywhere">{t("answer", { answer })}</p>}
      {lines.length > 0 && (
        <p className="text-ink-soft text-sm wrap-anywhere">
          {listText(
            lines.map((line) => t("line", line)),
            locale,
          )}
        </p>
      )}
      {text && <p className="whitespace-pre-line text-ink-soft text-sm wrap-anywhere">{text}</p>}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map((url, index) => (
            <li key={url}>
              <img
                src={url}
                alt={t("photo", { number: index + 1 })}
                width={80}
                height={80}
                loading="lazy"
                className="size-20 rounded-card border border-line object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const STATE_COLORS: Record<HelpRequest["state"], string> = {
  waiting: "text-warn",
  approved: "text-good",
  declined: "text-ink",
  refunding: "text-warn",
  refunded: "text-good",
};
