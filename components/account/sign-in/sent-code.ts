"use client";

import { useSyncExternalStore } from "react";
import { callApi } from "@/lib/client/call-api";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";

/** The lifetime of a code (RU-53). */
const LIFE_MS = 5 * 60_000;
/** The server sends one code per minute to a number (RU-54). */
const RESEND_MS = 60_000;

/** The purpose of the code. A code is valid for one purpose only. */
export type CodeUse = "register" | "carrier";
export type SentCode = { phone: string; sentAt: number };

/** Stores in this tab that a code was sent, so that a reload continues at the code input. */
export function keepSentCode(use: CodeUse, phone: string): SentCode {
  const sentAt = Date.now();
  window.sessionStorage.setItem(keyOf(use), `${phone} ${sentAt}`);
  return { phone, sentAt };
}

export function forgetSentCode(use: CodeUse): void {
  window.sessionStorage.removeItem(keyOf(use));
}

/** The last code if it is still valid, or null. */
function readSentCode(use: CodeUse): SentCode | null {
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

/** `readSentCode` for a component; null on the server and before hydration. */
export function useSentCode(use: CodeUse): SentCode | null {
  // React compares snapshots by identity, so a new object each time would cause endless rendering.
  const text = useSyncExternalStore(
    () => () => {},
    () => JSON.stringify(readSentCode(use)),
    () => "null",
  );
  return JSON.parse(text) as SentCode | null;
}

/** Sends a code to a number. If that is too soon, the previous code stays valid. */
export async function sendCode(
  use: CodeUse,
  phone: string,
): Promise<{ sent: SentCode } | { refusal: Refusal }> {
  // The answer reveals nothing about an unverified number (LG-24, SE-11).
  if (use === "register") await callApi("queryOpMember", { body: { phone } });
  const answer = await callApi("requestOtpEncrypt", { body: { phone, encrypted: "" } });
  if (answer.ok) return { sent: keepSentCode(use, phone) };
  const sent = readSentCode(use);
  const isUsable = answer.code === CODE.tooManyTries && sent?.phone === phone;
  return isUsable ? { sent } : { refusal: answer };
}
