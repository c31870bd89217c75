/** How long a code can be used (RU-53). */
const LIFE_MS = 5 * 60_000;
/** The server sends one code a minute to a number (RU-54). */
const RESEND_MS = 60_000;

/** What the code is for: the server keeps the two apart, and so does this tab. */
export type CodeUse = "register" | "carrier";
export type SentCode = { phone: string; sentAt: number };

/** Notes in this tab that a code is on its way: a reload goes on where the person was. */
export function keepSentCode(use: CodeUse, phone: string): SentCode {
  const sentAt = Date.now();
  window.sessionStorage.setItem(keyOf(use), `${phone} ${sentAt}`);
  return { phone, sentAt };
}

export function forgetSentCode(use: CodeUse): void {
  window.sessionStorage.removeItem(keyOf(use));
}

/** Null: none was sent, or it can no longer be used. */
export function readSentCode(use: CodeUse): SentCode | null {
  const [phone = "", time = ""] = (window.sessionStorage.getItem(keyOf(use)) ?? "").split(" ");
  const age = Date.now() - Number(time);
  return phone && age >= 0 && age < LIFE_MS ? { phone, sentAt: Number(time) } : null;
}

export function secondsToResend(sentAt: number): number {
  return Math.max(0, Math.ceil((sentAt + RESEND_MS - Date.now()) / 1000));
}

function keyOf(use: CodeUse): string {
  return `${use}Code`;
}
