"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LOGIN_TYPE, type LoginType } from "@/lib/contracts/codes";

type Props = {
  open: boolean;
  ways: readonly LoginType[];
  onChoose: (way: LoginType) => void;
  onCancel: () => void;
};

const NAMES = {
  [LOGIN_TYPE.provider]: "provider",
  [LOGIN_TYPE.google]: "google",
  [LOGIN_TYPE.apple]: "apple",
} as const;

/** What a deletion takes and what the law keeps, before the member confirms who they are. */
export function DeleteAccountDialog({ open, ways, onChoose, onCancel }: Props) {
  const t = useTranslations("members");
  return (
    <Dialog open={open} title={t("deleteAccount")} onClose={onCancel}>
      <div className="grid gap-5 p-5 pt-2">
        <ul className="grid list-disc gap-2 pl-5">
          <li>{t("deleteGone")}</li>
          <li>{t("deleteKept")}</li>
          <li>{t("deleteOrders")}</li>
        </ul>
        <p className="text-ink-soft text-sm">{t("deleteConfirmNote")}</p>
        <div className="grid gap-3">
          {ways.map((way) => (
            <Button key={way} onClick={() => onChoose(way)}>
              {t("confirmWith", { name: t(NAMES[way]) })}
            </Button>
          ))}
          <Button look="secondary" onClick={onCancel}>
            {t("keepAccount")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
