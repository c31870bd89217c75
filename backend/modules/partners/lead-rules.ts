import { type Application, MIN_FILL_SECONDS } from "../../../lib/contracts/crm-lead.ts";

const MINUTE = 60;
const HOUR = 3600;

/** The waits between the tries to send a lead (PV-22). After the last try the operator is alerted. */
const RETRY_WAITS_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 6 * HOUR, 6 * HOUR, 6 * HOUR];

export const MAX_TRIES = RETRY_WAITS_SECONDS.length + 1;

/**
 * Applications with the same tax ID, phone and email within this time are one lead. Applications for the courier plan
 * have no tax ID, so two of them with the same phone and email are one lead.
 */
export const SAME_LEAD_SECONDS = 24 * HOUR;

export function isTooFast(filled_seconds: number): boolean {
  return filled_seconds < MIN_FILL_SECONDS;
}

/** Returns the seconds to wait after the try with this number, which is 1 for the first try. */
export function waitAfter(tries: number): number {
  return RETRY_WAITS_SECONDS[tries - 1] ?? RETRY_WAITS_SECONDS.at(-1) ?? HOUR;
}

/**
 * Returns a text that identifies the contact of an application, whatever the spelling of the phone number and the
 * email.
 */
export function contactOf(application: Application): string {
  const { phone, email } = application;
  const applicant = "tax_id" in application ? application.tax_id : "courier plan";
  return JSON.stringify([applicant, phone.replace(/\D/g, ""), email.toLowerCase()]);
}
