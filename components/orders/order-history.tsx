"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/titled-card";
import { saveFile } from "@/lib/client/save-file";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatMoney } from "@/lib/format/money";
import { type HistoryWord, historyEntries } from "@/lib/orders/order-history";
import { formatDateTimeSeconds } from "@/lib/time/date-time";

type Props = { order: OrderDetail };

/**
 * Lists the events of the order and the time of each. Events for which the page has no text are left out. The member
 * can print or save the list, for example for a complaint (OR-25).
 */
export function OrderHistory({ order }: Props) {
  const locale = useLocale();
  const t = useTranslations("orderHistory");
  const entries = historyEntries(order);
  if (entries.length === 0) return null;
  return (
    <TitledCard title={t("title")}>
      <p className="text-ink-soft text-sm print:hidden">{t("intro")}</p>
      <ol className="tabular grid gap-2 text-sm">
        {entries.map(({ word, create_time, amount, photo }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
          <li key={index} className="flex flex-wrap justify-between gap-x-4">
            <span>{eventText(word, amount)}</span>
            <time dateTime={new Date(create_time * 1000).toISOString()} className="text-ink-soft">
              {formatDateTimeSeconds(create_time, locale)}
            </time>
            {photo && (
              <a href={photo} target="_blank" rel="noopener" className="mt-1 basis-full">
                <img
                  src={photo}
                  alt={t("photo")}
                  width={160}
                  height={120}
                  loading="lazy"
                  className="h-30 w-40 rounded-card border border-line object-cover print:h-20 print:w-28"
                />
              </a>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button look="secondary" onClick={() => window.print()}>
          {t("print")}
        </Button>
        <Button look="quiet" onClick={save}>
          {t("save")}
        </Button>
      </div>
    </TitledCard>
  );

  function eventText(word: HistoryWord, amount: number | null): string {
    const event = t(word);
    return amount ? t("withAmount", { event, amount: formatMoney(amount) }) : event;
  }

  function save() {
    const { order_no, store_name, pay_total } = order;
    const text = [
      t("fileTitle"),
      t("fileNumber", { number: order_no }),
      t("fileStore", { name: store_name }),
      t("fileTotal", { amount: formatMoney(pay_total) }),
      t("fileTimes"),
      "",
      ...entries.map(
        ({ word, create_time, amount }) =>
          `${formatDateTimeSeconds(create_time, locale)} ${eventText(word, amount)}`,
      ),
      "",
    ];
    // The byte order mark at the beginning makes old text editors read the file as UTF-8.
    const content = `\uFEFF${text.join("\r\n")}`;
    saveFile(t("fileName", { number: order_no }), content, "text/plain;charset=utf-8");
  }
}
