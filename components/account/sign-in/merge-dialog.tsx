"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = { open: boolean; year: number; onAgree: () => void; onDisagree: () => void };

/**
 * The dialog that explains what happens to an old account, and when its coins become invalid and are converted to
 * points (LG-11, LG-12, LG-35).
 */
export function MergeDialog({ open, year, onAgree, onDisagree }: Props) {
  const t = useTranslations("auth");
  return (
    <Dialog open={open} title={t("mergeTitle")} onClose={onDisagree}>
      <div className="grid gap-5 p-5 pt-2">
        <div className="grid gap-2 text-ink-soft">
          <p>{t("mergeText")}</p>
          <p>{t("mergeCoins", { year: String(year) })}</p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={onDisagree}>
            {t("disagree")}
          </Button>
          <Button onClick={onAgree}>{t("agree")}</Button>
        </div>
      </div>
    </Dialog>
  );
}
