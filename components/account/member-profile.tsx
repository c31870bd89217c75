import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { TitledCard } from "@/components/ui/titled-card";
import type { MemberPage } from "@/lib/account/member-page";
import { useDataNames } from "@/lib/client/use-data-names";
import { dataName } from "@/lib/format/data-name";

type Props = {
  page: Pick<MemberPage, "name" | "phone" | "email" | "member_grade" | "member_level">;
};

/** The card with the member's personal data. The data is masked (MB-01) and cannot be changed here (GN-08, MB-08). */
export function MemberProfile({ page }: Props) {
  const t = useTranslations("members");
  const names = useDataNames();
  const { member_grade, member_level } = page;
  const rows = [
    { key: "name", text: page.name },
    { key: "phone", text: page.phone },
    { key: "email", text: page.email },
    { key: "grade", text: dataName(member_grade.name, names) || member_level },
  ] as const;
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
      <p className="flex items-start gap-2 border-line border-t pt-3 text-ink-soft text-sm">
        <Icon name="info" className="mt-0.5 size-4 flex-none" />
        {t("onlyInApp")}
      </p>
    </TitledCard>
  );
}
