"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LOGIN_TYPE, type LoginType } from "@/lib/contracts/codes";

type Props = {
  open: boolean;
  title: string;
  /** The bound accounts that can confirm the member's identity. */
  loginTypes: readonly LoginType[];
  cancelLabel: string;
  onChoose: (loginType: LoginType) => void;
  onCancel: () => void;
  /** The text that explains the consequences of the change. */
  children: ReactNode;
};

const NAMES = {
  [LOGIN_TYPE.provider]: "provider",
  [LOGIN_TYPE.google]: "google",
  [LOGIN_TYPE.apple]: "apple",
} as const;

/**
 * Asks the member to sign in again with a bound account. This is required before a binding changes or the account is
 * deleted.
 */
export function ConfirmIdentityDialog(props: Props) {
  const { open, title, loginTypes, cancelLabel, onChoose, onCancel, children } = props;
  const t = useTranslations("members");
  return (
    <Dialog open={open} title={title} onClose={onCancel}>
      <div className="grid gap-5 p-5 pt-2">
        {children}
        <div className="grid gap-3">
          {loginTypes.map((loginType) => (
            <Button key={loginType} onClick={() => onChoose(loginType)}>
              {t("confirmWith", { name: t(NAMES[loginType]) })}
            </Button>
          ))}
          <Button look="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
