"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Binding } from "@/lib/account/member-page";
import { LOGIN_TYPE, type LoginType } from "@/lib/contracts/codes";

type Props = {
  /** The account to be bound or taken off; null while nothing is asked. */
  binding: Binding | null;
  ways: readonly LoginType[];
  onChoose: (way: LoginType) => void;
  onCancel: () => void;
};

const NAMES = {
  [LOGIN_TYPE.provider]: "provider",
  [LOGIN_TYPE.google]: "google",
  [LOGIN_TYPE.apple]: "apple",
} as const;

/** Before a way to sign in is changed, the member signs in once more by one that the account has. */
export function ConfirmIdentityDialog({ binding, ways, onChoose, onCancel }: Props) {
  const t = useTranslations("members");
  const name = binding ? t(binding.key) : "";
  const isBound = binding?.isBound ?? false;
  return (
    <Dialog
      open={binding !== null}
      title={t(isBound ? "unbindTitle" : "bindTitle", { name })}
      onClose={onCancel}
    >
      <div className="grid gap-5 p-5 pt-2">
        <div className="grid gap-2">
          <p>{t(isBound ? "unbindText" : "bindText", { name })}</p>
          <p className="text-ink-soft text-sm">{t("changeNote")}</p>
        </div>
        <div className="grid gap-3">
          {ways.map((way) => (
            <Button key={way} onClick={() => onChoose(way)}>
              {t("confirmWith", { name: t(NAMES[way]) })}
            </Button>
          ))}
          <Button look="secondary" onClick={onCancel}>
            {t("cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
