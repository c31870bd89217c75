"use client";

import { useTranslations } from "next-intl";
import { NETWORK_FAILED } from "@/lib/client/api-client";
import { CODE } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";

/**
 * Returns a function that gives the text for a refusal: the message of the server, or else a text of the shop for a
 * failed connection, a missing login or an answer that cannot be read (ER-05, ER-14).
 */
export function useAnswerText(): (refusal: Refusal) => string {
  const t = useTranslations("errors");
  return ({ code, message }) => {
    if (message) return message;
    if (code === NETWORK_FAILED) return t("network");
    return code === CODE.loginNeeded ? t("loginNeeded") : t("busy");
  };
}
