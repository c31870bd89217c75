"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { LoadFailed } from "@/components/ui/load-failed";
import { withMessages } from "@/components/ui/with-messages";
import { callApi } from "@/lib/client/call-api";
import type { DataOf } from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";
import { formatMoney } from "@/lib/format/money";
import { formatDateTime } from "@/lib/time/date-time";
import codBarcode from "@/messages/zh-TW/cod-barcode.json";
import errors from "@/messages/zh-TW/errors.json";
import { Barcode } from "./barcode";

type Props = { open: boolean; order_id: number; onClose: () => void };

/** What is shown at the door or over the counter: asked for when it is wanted, as it ends with the order. */
function CodBarcode({ open, order_id, onClose }: Props) {
  const t = useTranslations("codBarcode");
  const [answer, setAnswer] = useState<Answer<DataOf<"orderCodBarcode">> | null>(null);
  const [ask] = useState(() => async () => {
    setAnswer(null);
    setAnswer(await callApi("orderCodBarcode", { query: { order_id } }, { breakage: "stay" }));
  });
  useEffect(() => {
    if (open) void ask();
  }, [open, ask]);
  return (
    <Dialog open={open} title={t("title")} closeLabel={t("close")} onClose={onClose}>
      <div className="grid min-h-72 content-center p-5 pt-2">
        {answer === null && (
          <p role="status" className="text-center text-ink-soft">
            {t("loading")}
          </p>
        )}
        {answer?.ok === false && (
          <LoadFailed
            title={t("failed")}
            failure={answer}
            retryLabel={t("tryAgain")}
            onRetry={() => void ask()}
          />
        )}
        {answer?.ok && (
          <div className="grid gap-4 text-center">
            <p className="grid">
              <span className="text-ink-soft text-sm">{t("amount")}</span>
              <b className="tabular text-3xl">{formatMoney(answer.data.amount)}</b>
            </p>
            <Barcode digits={answer.data.barcode} label={t("barcode")} />
            <p className="tabular text-ink-soft text-sm">
              {t("expires", { time: formatDateTime(answer.data.expire_time) })}
            </p>
            <p className="text-sm">{t("how")}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}

export const CodBarcodeDialog = withMessages(CodBarcode, { "zh-TW": { codBarcode, errors } });
