"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Field } from "@/components/ui/field";
import { useCall } from "@/lib/client/use-call";
import type { Charity } from "@/lib/contracts/invoices";

const TYPING_PAUSE_MS = 300;

type Props = { chosen: Charity; onChoose: (charity: Charity) => void };

/** The list to choose the charity that receives the invoice. The customer can search by 捐贈碼 or name (CK-114). */
export function CharityChoice({ chosen, onChoose }: Props) {
  const t = useTranslations("invoices");
  const [text, setText] = useState("");
  const [searchText, setSearchText] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data, refusal } = useCall(
    "charityList",
    { query: { q: searchText } },
    { breakage: "stay", keepPreviousData: true },
  );
  const found = data ?? [];
  // The chosen charity stays in the list while the customer searches for another charity.
  const isListed = found.some(({ code }) => code === chosen.code);
  const listed = isListed ? found : [chosen, ...found];

  function handleType(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSearchText(typed.trim()), TYPING_PAUSE_MS);
  }

  return (
    <div className="grid gap-2 pb-2">
      <Field
        label={t("charitySearch")}
        // The browser adds a button that clears the field. The button is hidden, because its colour does not fit the
        // page.
        className="[&_input::-webkit-search-cancel-button]:appearance-none"
        type="search"
        autoComplete="off"
        maxLength={40}
        placeholder={t("charityExample")}
        value={text}
        onChange={(event) => handleType(event.target.value)}
        // The Enter key must not submit the form and close the editor.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t("charities")}</legend>
        {listed.map((charity) => (
          <ChoiceRow
            type="radio"
            key={charity.code}
            name="charity"
            label={charity.name}
            text={<span className="tabular">{t("charityCode", { code: charity.code })}</span>}
            checked={charity.code === chosen.code}
            onChange={() => onChoose(charity)}
          />
        ))}
      </fieldset>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {statusText()}
      </p>
    </div>
  );

  function statusText(): string {
    if (refusal) return t("charityUnavailable");
    return data?.length === 0 ? t("charityNone") : "";
  }
}
