"use client";

import { codeOfPath, RECOMMEND_COOKIE, RECOMMEND_SECONDS } from "@/lib/benefits/recommend-code";
import type { Options } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { writeCookie } from "@/lib/client/cookies";
import { readStored } from "@/lib/client/storage";
import { useRead } from "@/lib/client/use-read";
import type { DataOf } from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";

type Invitation =
  | { kind: "invited"; by: DataOf<"userReferralCode">; isMember: boolean }
  /** `message` is the message of the backend's refusal. It is null if the path contains no code. */
  | { kind: "unknown"; message: string | null };

/**
 * Finds the sender of the invitation by the referral code in the path. If the backend knows the code and no member is
 * signed in, also stores the code in a cookie for the registration (RU-43).
 */
export function useInvitation() {
  return useRead("invitation", readInvitation);
}

async function readInvitation(options: Options): Promise<Answer<Invitation>> {
  const id = codeOfPath(window.location.pathname);
  if (!id) return okAnswer({ kind: "unknown", message: null });
  const answer = await callApi("userReferralCode", { query: { id } }, options);
  if (!answer.ok) {
    const { message } = answer;
    return message ? okAnswer({ kind: "unknown", message }) : answer;
  }
  const isMember = readStored("member")?.isLogin === true;
  if (!isMember) writeCookie(RECOMMEND_COOKIE, answer.data.code, RECOMMEND_SECONDS);
  return okAnswer({ kind: "invited", by: answer.data, isMember });
}

function okAnswer(data: Invitation): Answer<Invitation> {
  return { ok: true, data, message: "" };
}
