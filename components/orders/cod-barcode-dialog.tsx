"use client";

import { useLocale, useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { LoadFailed } from "@/components/ui/load-failed";
import { useCall } from "@/lib/client/use-call";
import { CODE } from "@/lib/contracts/answer-code";
import { formatMoney } from "@/lib/format/money";
import { formatDateTime } from "@/lib/time/date-time";
import { Barcode } from "./barcode";

type Props = { open: boolean; order_id: number; onClose: () => void };

/**
 * The dialog with the barcode that the courier or the store scans. Each time the dialog opens, the barcode is read
 * again, because an earlier barcode may have expired.
 */
export function CodBarcodeDialog({ open, order_id, onClose }: Props) {
  const t = useTranslations("codBarcode");
  return (
    <Dialog open={open} title={t("title")} closeLabel={t("close")} onClose={onClose}>
      <div className="grid min-h-72 content-center p-5 pt-2">
        <BarcodeOfOrder order_id={order_id} />
      </div>
    </Dialog>
  );
}

/**
 * Takes the place of an answer with an empty barcode. The specification does not say what such an answer means, so it
 * counts as a refusal.
 */
const NO_BARCODE = { ok: false, code: CODE.refused, message: "" } as const;

function BarcodeOfOrder({ order_id }: { order_id: number }) {
  const locale = useLocale();
  const t = useTranslations("codBarcode");
  const input = { query: { order_id } };
  const { data, refusal, read } = useCall("orderCodBarcode", input, { breakage: "stay" });
  const failure = refusal ?? (data?.barcode === "" ? NO_BARCODE : null);
  if (failure) {
    return (
      <LoadFailed
        title={t("failed")}
        failure={failure}
        retryLabel={t("tryAgain")}
        onRetry={() => void read()}
      />
    );
  }
  if (!data) {
    return (
      <p role="status" className="text-center text-ink-soft">
        {t("loading")}
      </p>
    );
  }
  return (
    <div className="grid gap-4 text-center">
      <p className="grid">
        <span className="text-ink-soft text-sm">{t("amount")}</span>
        <b className="tabular text-3xl">{formatMoney(data.amount)}</b>
      </p>
      <Barcode digits={data.barcode} label={t("barcode")} />
      {data.expire_time > 0 && (
        <p className="tabular text-ink-soft text-sm">
          {t("expires", { time: formatDateTime(data.expire_time, locale) })}
        </p>
      )}
      <p className="text-sm">{t("how")}</p>
    </div>
  );
}
