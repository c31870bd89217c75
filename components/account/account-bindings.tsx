"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MessageDialog } from "@/components/ui/message-dialog";
import { TitledCard } from "@/components/ui/titled-card";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { Binding, MemberPage } from "@/lib/account/member-page";
import type { LoginType } from "@/lib/contracts/codes";
import { BindingRow } from "./binding-row";
import { ConfirmIdentityDialog } from "./confirm-identity-dialog";
import type { Confirm } from "./start-confirmation";

type Props = { page: Pick<MemberPage, "bindings" | "confirmLoginTypes">; onConfirm: Confirm };

/**
 * The accounts that can be bound to the member, with buttons to bind and unbind them. A change needs a new sign-in with
 * a bound account, so that another person who finds the page open cannot change a binding (MB-05, MB-06).
 */
export function AccountBindings({ page, onConfirm }: Props) {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const [selected, setSelected] = useState<Binding | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const name = selected ? t(selected.key) : "";
  return (
    <TitledCard title={t("bindings")}>
      <ul className="grid">
        {page.bindings.map((binding) => (
          <BindingRow
            key={binding.key}
            binding={binding}
            canChange={page.confirmLoginTypes.length > 0}
            onChange={() => setSelected(binding)}
          />
        ))}
      </ul>
      <ConfirmIdentityDialog
        open={selected !== null}
        title={t(selected?.isBound ? "unbindTitle" : "bindTitle", { name })}
        loginTypes={page.confirmLoginTypes}
        cancelLabel={t("cancel")}
        onChoose={(loginType) => void confirm(loginType)}
        onCancel={() => setSelected(null)}
      >
        <div className="grid gap-2">
          <p>{t(selected?.isBound ? "unbindText" : "bindText", { name })}</p>
          <p className="text-ink-soft text-sm">{t("changeNote")}</p>
        </div>
      </ConfirmIdentityDialog>
      <MessageDialog
        title={t("notChanged")}
        message={refused}
        closeLabel={t("close")}
        onClose={() => setRefused(null)}
      />
    </TitledCard>
  );

  async function confirm(confirmLoginType: LoginType) {
    if (!selected || selected.loginType === null) return;
    const { isBound, loginType } = selected;
    setSelected(null);
    const pending = { step: isBound ? "confirm-unbind" : "confirm-bind", loginType } as const;
    const refusal = await onConfirm({ loginType: confirmLoginType, pending });
    if (refusal) setRefused(answerText(refusal));
  }
}
