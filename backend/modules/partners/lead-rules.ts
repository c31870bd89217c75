import { type Application, MIN_FILL_SECONDS } from "../../../lib/contracts/crm-lead.ts";

const MINUTE = 60;
const HOUR = 3600;

/** Waits between tries (PV-22). After the last try the operator is alerted. */
const RETRY_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 6 * HOUR, 6 * HOUR, 6 * HOUR];

export const MAX_TRIES = RETRY_SECONDS.length + 1;

/** The same tax ID, phone and email within this time are one lead. */
export const SAME_LEAD_SECONDS = 24 * HOUR;

export function isTooFast(filled_seconds: number): boolean {
  return filled_seconds < MIN_FILL_SECONDS;
}

/** Seconds until the try after this one, counted from 1. */
export function waitAfter(tries: number): number {
  return RETRY_SECONDS[tries - 1] ?? RETRY_SECONDS.at(-1) ?? HOUR;
}

/** Identifies the contact of an application, in any spelling of phone and email. */
export function contactOf(application: Application): string {
  const { phone, email } = application;
  const applicant = "tax_id" in application ? application.tax_id : "courier plan";
  return JSON.stringify([applicant, phone.replace(/\D/g, ""), email.toLowerCase()]);
}
