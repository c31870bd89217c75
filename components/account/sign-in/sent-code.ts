"use client";

import { useSyncExternalStore } from "react";
import { callApi } from "@/lib/client/call-api";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";

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

/** The code on its way in this tab; null on the server and until hydrated. */
export function useSentCode(use: CodeUse): SentCode | null {
  // Compared as text: a new object each time would have React render without end.
  const text = useSyncExternalStore(
    () => () => {},
    () => JSON.stringify(readSentCode(use)),
    () => "null",
  );
  return JSON.parse(text) as SentCode | null;
}

/** A first code for a number. Asked for too soon, the one that was sent before is still the one to type. */
export async function sendCode(
  use: CodeUse,
  phone: string,
): Promise<{ sent: SentCode } | { refusal: Refusal }> {
  // For a number that is not proved yet the answer reveals nothing (LG-24, SE-11).
  if (use === "register") await callApi("queryOpMember", { body: { phone } });
  const answer = await callApi("requestOtpEncrypt", { body: { phone, encrypted: "" } });
  if (answer.ok) return { sent: keepSentCode(use, phone) };
  const sent = readSentCode(use);
  const isUsable = answer.code === CODE.tooManyTries && sent?.phone === phone;
  return isUsable ? { sent } : { refusal: answer };
}
