"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { LoadFailed } from "@/components/ui/load-failed";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { withMessages } from "@/components/ui/with-messages";
import { isEmail } from "@/lib/account/contact-rules";
import type { Options } from "@/lib/client/api-client";
import { callMember } from "@/lib/client/call-member";
import { checkSession } from "@/lib/client/session";
import { useRead } from "@/lib/client/use-read";
import { CONTACT_NAME_MAX, EMAIL_MAX } from "@/lib/contracts/codes";
import accountEdits from "@/messages/zh-TW/account-edits.json";
import errors from "@/messages/zh-TW/errors.json";

type Props = { onClose: () => void; onChanged: () => void };

/** Changes name and email (MB-10). It reads the unmasked values when it opens. */
function Editor({ onClose, onChanged }: Props) {
  const t = useTranslations("accountEdits");
  const { data, refusal, read } = useRead("profile", readProfile, { breakage: "stay" });
  return (
    <Dialog open title={t("changeProfile")} place="sheet" closeLabel={t("close")} onClose={onClose}>
      <div className="grid min-h-72 content-start gap-5 p-5 pt-3">
        {data && <Form name={data.name} email={data.email ?? ""} onChanged={onChanged} />}
        {!data && !refusal && <div className="h-56 animate-pulse rounded-card bg-surface" />}
        {refusal && (
          <LoadFailed
            title={t("notLoaded")}
            failure={refusal}
            retryLabel={t("tryAgain")}
            onRetry={() => void read()}
          />
        )}
      </div>
    </Dialog>
  );
}

function readProfile(how: Options) {
  return callMember("profile", { query: {} }, how);
}

type Profile = { name: string; email: string };

function Form({ name, email, onChanged }: Profile & Pick<Props, "onChanged">) {
  const t = useTranslations("accountEdits");
  const answerText = useAnswerText();
  const form = useForm<Profile>({ defaultValues: { name, email } });
  const { errors: faults, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (typed) => {
    const body = { name: typed.name.trim(), email: typed.email.trim() };
    const answer = await callMember("updateProfile", { body });
    if (!answer.ok) return form.setError("root", { message: answerText(answer) });
    // The header shows the name of the session.
    await checkSession();
    onChanged();
  });

  return (
    <form method="post" onSubmit={handleSubmit} noValidate className="grid gap-4">
      <Field
        label={t("name")}
        hint={t("nameHint")}
        maxLength={CONTACT_NAME_MAX}
        autoComplete="name"
        error={faults.name && t("missingName")}
        {...form.register("name", { validate: (text) => text.trim() !== "" })}
      />
      <Field
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        maxLength={EMAIL_MAX}
        autoComplete="email"
        error={faults.email && t("badEmail")}
        {...form.register("email", {
          validate: (text) => text.trim() === "" || isEmail(text.trim()),
        })}
      />
      <p className="text-ink-soft text-sm">{t("phoneFixed")}</p>
      {faults.root && (
        <p role="alert" className="text-bad">
          {faults.root.message}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {t(isSubmitting ? "saving" : "save")}
      </Button>
    </form>
  );
}

export const ProfileEditor = withMessages(Editor, { "zh-TW": { accountEdits, errors } });
