"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { TextArea } from "@/components/ui/text-area";
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
/**
 * `services` is null until the company changes the choice. `website` is a honeypot: a field that people do not see and
 * robots fill in.
 */
type Fields = Omit<CorporateApplication, "services"> & {
  services: Service[] | null;
  website: string;
};

const BLANK: Fields = {
  company: "",
  contact: "",
  phone: "",
  email: "",
  message: "",
  services: null,
  website: "",
};
const FIELDS = [
  { field: "company", autoComplete: "organization" },
  { field: "contact", autoComplete: "name" },
  { field: "phone", inputMode: "numeric", autoComplete: "tel-national" },
  { field: "email", type: "email", autoComplete: "email" },
] as const;

/** `mail` is the operator's email address, which is shown if the application could not be sent. */
type Props = { mail: string };

/**
 * The form in which a company applies for courier service or business reservations. The backend stores the application
 * and sends it to the CRM, like an application from `/join-us` (IS-04).
 */
export function ApplyForm({ mail }: Props) {
  const locale = useLocale();
  const t = useTranslations("corporate");
  const form = useForm<Fields>({ defaultValues: BLANK, resolver: checkApplication });
  const { errors, isSubmitting } = form.formState;
  // Customers who want business reservations come by a link with `service=booking` (CA-52).
  const wanted = useQuery("service") === "booking" ? "booking" : "courier";
  const chosen = useWatch({ control: form.control, name: "services" });
  const services: Service[] = chosen ?? [wanted];
  const [isSent, setSent] = useState(false);
  const [unsent, setUnsent] = useState<Letter | null>(null);

  const handleSubmit = form.handleSubmit(
    async ({ website, ...typed }) => {
      setUnsent(null);
      const application = { ...typed, services };
      const body = { application, website, filled_seconds: secondsOnPage() };
      const answer = await callApi("applyExpress", { body }, { breakage: "stay" });
      if (answer.ok) setSent(true);
      else setUnsent(letterOf(application));
    },
    () => setUnsent(null),
  );

  if (isSent) return <Received />;
  return (
    <>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit}
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-4 md:grid-cols-2 md:p-6"
      >
        <ServiceChoice services={services} onChoose={(next) => form.setValue("services", next)} />
        {FIELDS.map(({ field, ...input }) => (
          <Field
            key={field}
            label={t(field)}
            required
            error={errorOf(field)}
            {...(field === "phone" && { hint: t("phoneHint") })}
            maxLength={CORPORATE_LENGTHS[field]}
            {...input}
            {...form.register(field)}
          />
        ))}
        <TextArea
          label={t("message")}
          className="md:col-span-2"
          maxLength={CORPORATE_LENGTHS.message}
          placeholder={t(services.includes("courier") ? "messageHint" : "bookingHint")}
          {...form.register("message")}
        />
        {/* The honeypot is hidden from people, from screen readers and from the Tab key. */}
        <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
          <input tabIndex={-1} autoComplete="off" {...form.register("website")} />
        </div>
        <Button type="submit" disabled={isSubmitting} className="min-h-12 md:justify-self-start">
          {t(isSubmitting ? "sending" : "send")}
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

  function errorOf(field: ApplicationFault["field"]): string | undefined {
    const code = errors[field]?.type as ApplicationFault["code"] | undefined;
    return code && t(code);
  }

  function letterOf({ company, contact, phone, email, message }: CorporateApplication): Letter {
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

function secondsOnPage(): number {
  return Math.floor(performance.now() / 1000);
}

const checkApplication: Resolver<Fields> = (fields) => {
  const faults = applicationFaults(fields).map(({ field, code }) => [field, { type: code }]);
  return faults.length === 0
    ? { values: fields, errors: {} }
    : { values: {}, errors: Object.fromEntries(faults) };
};

type ServiceProps = { services: Service[]; onChoose: (services: Service[]) => void };

/** The choice of the services that the company applies for (IS-06). */
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
