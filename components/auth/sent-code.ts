const KEY = "registerCode";
/** How long a code can be used (domain B4). */
const LIFE_MS = 5 * 60_000;
/** The server sends one code a minute to a number (domain B4, rate limits). */
const RESEND_MS = 60_000;

export type SentCode = { phone: string; sentAt: number };

/** Notes in this tab that a code is on its way: a reload goes on where the person was. */
export function keepSentCode(phone: string): SentCode {
  const sentAt = Date.now();
  window.sessionStorage.setItem(KEY, `${phone} ${sentAt}`);
  return { phone, sentAt };
}

export function forgetSentCode(): void {
  window.sessionStorage.removeItem(KEY);
}

/** Null: none was sent, or it can no longer be used. */
export function readSentCode(): SentCode | null {
  const [phone = "", time = ""] = (window.sessionStorage.getItem(KEY) ?? "").split(" ");
  const age = Date.now() - Number(time);
  return phone && age >= 0 && age < LIFE_MS ? { phone, sentAt: Number(time) } : null;
}

export function secondsToResend(sentAt: number): number {
  return Math.max(0, Math.ceil((sentAt + RESEND_MS - Date.now()) / 1000));
}
