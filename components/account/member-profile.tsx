import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { TitledCard } from "@/components/ui/titled-card";
import type { MemberPage } from "@/lib/account/member-page";

const ProfileEditor = onDemand(async () => (await import("./profile-editor")).ProfileEditor);

type Props = {
  page: Pick<MemberPage, "name" | "phone" | "email" | "member_grade" | "canEdit">;
  onChanged: () => void;
};

/** The member's personal data, masked (MB-01). The page has no field (MB-08); a dialog changes it (MB-10). */
export function MemberProfile({ page, onChanged }: Props) {
  const t = useTranslations("members");
  const [isEditing, setEditing] = useState(false);
  const rows = [
    { key: "name", text: page.name },
    { key: "phone", text: page.phone },
    { key: "email", text: page.email },
    { key: "grade", text: page.member_grade.name },
  ] as const;
  const close = () => setEditing(false);
  return (
    <TitledCard title={t("profile")}>
      <dl className="grid gap-2">
        {rows.map(({ key, text }) => (
          <div key={key} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{t(key)}</dt>
            <dd className={`tabular wrap-anywhere ${text ? "font-bold" : "text-ink-soft"}`}>
              {text || t("none")}
            </dd>
          </div>
        ))}
      </dl>
      {page.canEdit && (
        <Button look="secondary" onClick={() => setEditing(true)}>
          {t("changeProfile")}
        </Button>
      )}
      {isEditing && (
        <ProfileEditor
          onClose={close}
          onLoadFailed={close}
          onChanged={() => {
            close();
            onChanged();
          }}
        />
      )}
    </TitledCard>
  );
}
