import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TitledCard } from "@/components/ui/titled-card";
import { GROUP_NAME_MAX, VISIBLE_CHARACTER } from "@/lib/contracts/codes";
import type { GroupPage } from "./use-group";

/** The form to join a group order. A guest enters a name and needs no account (GO-05). */
export function GroupJoin({ page }: { page: GroupPage }) {
  const t = useTranslations("groupOrder");
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = name.trim();
    // The contract of the call `joinGroupOrder` refuses the same names.
    const isName = VISIBLE_CHARACTER.test(typed) && !/\p{C}/u.test(typed);
    if (!isName) return setError(t("nameBad"));
    setError(await page.change("joinGroupOrder", { name: typed }));
  }

  return (
    <TitledCard title={t("joinTitle")}>
      <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-3">
        <Field
          label={t("name")}
          value={name}
          maxLength={GROUP_NAME_MAX}
          autoComplete="nickname"
          hint={t("nameHint")}
          error={error ?? undefined}
          onChange={({ target }) => {
            setName(target.value);
            setError(null);
          }}
        />
        <Button type="submit" disabled={page.isSending}>
          {page.isSending ? t("joining") : t("join")}
        </Button>
      </form>
    </TitledCard>
  );
}
