"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { type Go, openPage } from "@/lib/client/leave";
import {
  type ApplicationFault,
  applicationFaults,
  type CorporateApplication,
  type Letter,
  mailtoHref,
} from "@/lib/courier/corporate-application";
import { ApplicationLetter } from "./application-letter";

const BLANK: CorporateApplication = { company: "", contact: "", phone: "", email: "", message: "" };
const FIELDS = [
  { field: "company", maxLength: 40, autoComplete: "organization" },
  { field: "contact", maxLength: 40, autoComplete: "name" },
  { field: "phone", maxLength: 20, type: "tel", autoComplete: "tel-national" },
  { field: "email", maxLength: 80, type: "email", autoComplete: "email" },
] as const;

type Props = { mail: string; go?: Go };

/** IS-04: the form writes a letter, and the customer's mail program sends it. */
export function ApplyForm({ mail, go = openPage }: Props) {
  const t = useTranslations("corporate");
  const [application, setApplication] = useState(BLANK);
  const [faults, setFaults] = useState<ApplicationFault[]>([]);
  const [written, setWritten] = useState<Letter | null>(null);
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={handleSubmit}
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-4 md:grid-cols-2 md:p-6"
      >
        {FIELDS.map(({ field, ...input }) => (
          <Field
            key={field}
            label={t(field)}
            name={field}
            required
            error={faultOf(field)}
            {...(field === "phone" && { hint: t("phoneHint") })}
            value={application[field]}
            onChange={(event) => edit({ [field]: event.target.value })}
            {...input}
          />
        ))}
        <label className="grid gap-1 md:col-span-2">
          <span className="text-sm font-bold">{t("message")}</span>
          <textarea
            name="message"
            rows={3}
            maxLength={300}
            placeholder={t("messageHint")}
            value={application.message}
            onChange={(event) => edit({ message: event.target.value })}
            className="field-sizing-content max-h-60 min-h-24 w-full rounded-card border border-line bg-paper px-4 py-2.5 placeholder:text-ink-faint"
          />
        </label>
        <Button type="submit" className="min-h-12 md:justify-self-start">
          {t("send")}
        </Button>
        <p className="text-ink-soft text-sm md:col-span-2">{t("sendHint")}</p>
      </form>
      {written && <ApplicationLetter letter={written} mail={mail} />}
    </>
  );

  function faultOf(field: ApplicationFault["field"]): string | undefined {
    const fault = faults.find((one) => one.field === field);
    return fault && t(fault.code);
  }

  function edit(part: Partial<CorporateApplication>) {
    setApplication((before) => ({ ...before, ...part }));
    setFaults((before) => before.filter(({ field }) => !(field in part)));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = applicationFaults(application);
    setFaults(found);
    const [first] = found;
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
    const letter = letterOf(application);
    setWritten(letter);
    // In the click handler: browsers open another program only after a click.
    go(mailtoHref(mail, letter));
  }

  function letterOf({ company, contact, phone, email, message }: CorporateApplication): Letter {
    const lines = [
      t("lineCompany", { text: company.trim() }),
      t("lineContact", { text: contact.trim() }),
      t("linePhone", { text: phone.trim() }),
      t("lineEmail", { text: email.trim() }),
      ...(message.trim() ? [t("lineMessage", { text: message.trim() })] : []),
    ];
    return { subject: t("subject", { company: company.trim() }), lines };
  }
}
