"use client";

import { useTranslations } from "next-intl";
import { NETWORK_FAILED } from "@/lib/client/api-client";
import { CODE } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";

/**
 * Returns a function that gives the text for a refusal: the message of the server or, if it is empty, a text of the
 * shop. The shop has texts for a failed connection, for a missing login, and for all other failures (ER-05, ER-14).
 */
export function useAnswerText(): (refusal: Refusal) => string {
  const t = useTranslations("errors");
  return ({ code, message }) => {
    if (message) return message;
    if (code === NETWORK_FAILED) return t("network");
    return code === CODE.loginNeeded ? t("loginNeeded") : t("busy");
  };
}
