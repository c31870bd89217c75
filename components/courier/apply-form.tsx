"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { callApi } from "@/lib/client/call-api";
import { useQuery } from "@/lib/client/use-query";
import { CORPORATE_LENGTHS, CORPORATE_SERVICES } from "@/lib/contracts/codes";
import type { CorporateApplication } from "@/lib/contracts/merchants";
import {
  type ApplicationFault,
  applicationFaults,
  type Letter,
} from "@/lib/courier/corporate-application";
import { listText } from "@/lib/format/list-text";
import { hrefs } from "@/lib/routing/hrefs";
import { ApplicationLetter } from "./application-letter";

type Service = (typeof CORPORATE_SERVICES)[number];
type Typed = Omit<CorporateApplication, "services">;

const BLANK: Typed = { company: "", contact: "", phone: "", email: "", message: "" };
const FIELDS = [
  { field: "company", autoComplete: "organization" },
  { field: "contact", autoComplete: "name" },
  { field: "phone", inputMode: "numeric", autoComplete: "tel-national" },
  { field: "email", type: "email", autoComplete: "email" },
] as const;

/** `mail`: the operator's address, for an application that could not be sent. */
type Props = { mail: string };

/** The backend stores the application and gives it to the CRM, as it does with one of `/join-us` (IS-04). */
export function ApplyForm({ mail }: Props) {
  const locale = useLocale();
  const t = useTranslations("corporate");
  const [application, setApplication] = useState(BLANK);
  const [chosen, setChosen] = useState<Service[] | null>(null);
  // A customer who looks for business reservations comes with this query (CA-52).
  const wanted = useQuery("service") === "booking" ? "booking" : "courier";
  const services: Service[] = chosen ?? [wanted];
  const [faults, setFaults] = useState<ApplicationFault[]>([]);
  const [website, setWebsite] = useState("");
  const [sending, setSending] = useState<"running" | "done" | null>(null);
  const [unsent, setUnsent] = useState<Letter | null>(null);
  const form = useRef<HTMLFormElement>(null);
  if (sending === "done") return <Received />;
  return (
    <>
      <form
        method="post"
        ref={form}
        noValidate
        onSubmit={handleSubmit}
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-4 md:grid-cols-2 md:p-6"
      >
        <ServiceChoice services={services} onChoose={setChosen} />
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
            maxLength={CORPORATE_LENGTHS[field]}
            {...input}
          />
        ))}
        <label className="grid gap-1 md:col-span-2">
          <span className="text-sm font-bold">{t("message")}</span>
          <textarea
            name="message"
            rows={3}
            maxLength={CORPORATE_LENGTHS.message}
            placeholder={t(services.includes("courier") ? "messageHint" : "bookingHint")}
            value={application.message}
            onChange={(event) => edit({ message: event.target.value })}
            className="field-sizing-content max-h-60 min-h-24 w-full rounded-card border border-line bg-paper px-4 py-2.5 placeholder:text-ink-faint"
          />
        </label>
        {/* A honeypot: people cannot see or reach it. */}
        <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
          />
        </div>
        <Button
          type="submit"
          disabled={sending !== null}
          className="min-h-12 md:justify-self-start"
        >
          {t(sending === "running" ? "sending" : "send")}
        </Button>
        <p className="text-ink-soft text-sm md:col-span-2">
          {t("sendHint")}
          <PageLink
            href={hrefs.static({ p: "privacy" })}
            className="text-brand underline underline-offset-4"
          >
            {t("privacy")}
          </PageLink>
        </p>
      </form>
      {unsent && <ApplicationLetter letter={unsent} mail={mail} />}
    </>
  );

  function faultOf(field: ApplicationFault["field"]): string | undefined {
    const fault = faults.find((one) => one.field === field);
    return fault && t(fault.code);
  }

  function edit(part: Partial<Typed>) {
    setApplication((before) => ({ ...before, ...part }));
    setFaults((before) => before.filter(({ field }) => !(field in part)));
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setUnsent(null);
    const found = applicationFaults(application);
    setFaults(found);
    const [first] = found;
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
    setSending("running");
    const filled_seconds = Math.floor(performance.now() / 1000);
    const body = { application: { ...application, services }, website, filled_seconds };
    const answer = await callApi("applyExpress", { body }, { breakage: "stay" });
    setSending(answer.ok ? "done" : null);
    if (!answer.ok) setUnsent(letterOf(application));
  }

  function letterOf({ company, contact, phone, email, message }: Typed): Letter {
    const each = services.map((one) => t(one));
    const lines = [
      ...(each.length > 0 ? [t("lineServices", { text: listText(each, locale) })] : []),
      t("lineCompany", { text: company.trim() }),
      t("lineContact", { text: contact.trim() }),
      t("linePhone", { text: phone.trim() }),
      t("lineEmail", { text: email.trim() }),
      ...(message.trim() ? [t("lineMessage", { text: message.trim() })] : []),
    ];
    return { subject: t("subject", { company: company.trim() }), lines };
  }
}

type ServiceProps = { services: Service[]; onChoose: (services: Service[]) => void };

/** The services that the company applies for (IS-06). */
function ServiceChoice({ services, onChoose }: ServiceProps) {
  const t = useTranslations("corporate");
  return (
    <fieldset className="md:col-span-2">
      <legend className="text-sm font-bold">{t("services")}</legend>
      <div className="flex flex-wrap gap-x-6">
        {CORPORATE_SERVICES.map((service) => (
          <label key={service} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={services.includes(service)}
              onChange={({ target }) => choose(service, target.checked)}
              className="size-6 flex-none accent-brand"
            />
            {t(service)}
          </label>
        ))}
      </div>
    </fieldset>
  );

  function choose(service: Service, isChosen: boolean) {
    const others = services.filter((one) => one !== service);
    onChoose(isChosen ? [...others, service] : others);
  }
}

function Received() {
  const t = useTranslations("corporate");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-1 rounded-card bg-good-tint p-4 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg text-good">
        {t("receivedTitle")}
      </h2>
      <p>{t("receivedText")}</p>
    </section>
  );
}
