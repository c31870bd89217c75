"use client";

import { useSyncExternalStore } from "react";
import { callApi } from "@/lib/client/call-api";
import { readSession, removeSession, writeSession } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";

/** The time for which a one-time code is valid (RU-53). */
const LIFE_MS = 5 * 60_000;
/** The server sends at most one code per minute to a phone number (RU-54). */
const RESEND_MS = 60_000;

/** The purpose of a one-time code. A code is valid for one purpose only. */
export type CodeUse = "register" | "carrier";
export type SentCode = {
  phone: string;
  sentAt: number;
  /** Why the server sent no newer code. Only set if the page shows the reason together with this code. */
  refusal?: Refusal;
};

/**
 * Stores in this tab that a code was sent. Until the code expires, the page shows the code input again after a reload.
 */
export function keepSentCode(use: CodeUse, phone: string): SentCode {
  const sentAt = Date.now();
  writeSession(keyOf(use), `${phone} ${sentAt}`);
  return { phone, sentAt };
}

export function forgetSentCode(use: CodeUse): void {
  removeSession(keyOf(use));
}

/** The phone number and sending time of the last code, or null if no code was sent or the code has expired. */
function readSentCode(use: CodeUse): SentCode | null {
  const [phone = "", time = ""] = (readSession(keyOf(use)) ?? "").split(" ");
  const age = Date.now() - Number(time);
  return phone && age >= 0 && age < LIFE_MS ? { phone, sentAt: Number(time) } : null;
}

export function secondsToResend(sentAt: number): number {
  return Math.max(0, Math.ceil((sentAt + RESEND_MS - Date.now()) / 1000));
}

function keyOf(use: CodeUse): string {
  return `${use}Code`;
}

/** `readSentCode` as a hook. Returns null on the server and before hydration. */
export function useSentCode(use: CodeUse): SentCode | null {
  // React compares snapshots by identity. A new object on each call would cause endless rendering, so the snapshot is a
  // JSON text.
  const text = useSyncExternalStore(
    () => () => {},
    () => JSON.stringify(readSentCode(use)),
    () => "null",
  );
  return JSON.parse(text) as SentCode | null;
}

/**
 * Sends a code to a phone number. If the server refuses because of too many requests, but the last code was sent to the
 * same number and is still valid, returns that code. If that code is less than a minute old, the countdown on the page
 * explains the refusal. If it is older, another limit is the reason (RU-54), so the refusal is returned with the code.
 */
export async function sendCode(
  use: CodeUse,
  phone: string,
): Promise<{ sent: SentCode } | { refusal: Refusal }> {
  // The registration calls queryOpMember for the number first. The answer reveals nothing about an unverified number
  // (LG-24, SE-11), so the answer is not used here.
  if (use === "register") await callApi("queryOpMember", { body: { phone } });
  const answer = await callApi("requestOtpEncrypt", { body: { phone, encrypted: "" } });
  if (answer.ok) return { sent: keepSentCode(use, phone) };
  const sent = readSentCode(use);
  if (answer.code !== CODE.tooManyTries || sent?.phone !== phone) return { refusal: answer };
  return { sent: secondsToResend(sent.sentAt) > 0 ? sent : { ...sent, refusal: answer } };
}
