import { isEmail } from "@/lib/account/contact-rules";
import { COMPANY_PHONE } from "@/lib/contracts/codes";
import type { CorporateApplication } from "@/lib/contracts/merchants";

export type ApplicationFault =
  | { field: "company"; code: "missing-company" }
  | { field: "contact"; code: "missing-contact" }
  | { field: "phone"; code: "bad-phone" }
  | { field: "email"; code: "bad-email" };

/** All faults of an application, in the order of the fields on the page. */
export function applicationFaults(
  application: Omit<CorporateApplication, "services">,
): ApplicationFault[] {
  const { company, contact, phone, email } = application;
  const faults: (ApplicationFault | null)[] = [
    company.trim() === "" ? { field: "company", code: "missing-company" } : null,
    contact.trim() === "" ? { field: "contact", code: "missing-contact" } : null,
    COMPANY_PHONE.test(phone.trim()) ? null : { field: "phone", code: "bad-phone" },
    isEmail(email.trim()) ? null : { field: "email", code: "bad-email" },
  ];
  return faults.filter((fault) => fault !== null);
}

export type Letter = { subject: string; lines: string[] };

/** The mailto link of a prepared email. By RFC 6068, lines end in CRLF, and a space is written as %20. */
export function mailtoHref(to: string, { subject, lines }: Letter): string {
  const body = lines.join("\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
