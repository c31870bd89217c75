"use client";

import { useEffect, useState } from "react";
import { codeOfPath, RECOMMEND_COOKIE, RECOMMEND_SECONDS } from "@/lib/benefits/recommend-code";
import { callApi } from "@/lib/client/call-api";
import { writeCookie } from "@/lib/client/cookies";
import { readStored } from "@/lib/client/storage";
import type { DataOf } from "@/lib/contracts/endpoints";
import type { Refusal } from "@/lib/contracts/envelope";

type Invitation = DataOf<"userReferralCode">;
type State =
  | { is: "looking" }
  | { is: "invited"; by: Invitation; isMember: boolean }
  | { is: "failed"; failure: Refusal }
  /** Null: nothing that a code could be. */
  | { is: "unknown"; message: string | null };

/** Whose code stands in the path; a visitor takes it along to the registration (RU-43). */
export function useInvitation() {
  const [state, setState] = useState<State>({ is: "looking" });
  const [read] = useState(() => async () => {
    setState({ is: "looking" });
    setState(await readInvitation());
  });
  useEffect(() => void read(), [read]);
  return { state, read: () => void read() };
}

async function readInvitation(): Promise<State> {
  const id = codeOfPath(window.location.pathname);
  if (!id) return { is: "unknown", message: null };
  const answer = await callApi("userReferralCode", { query: { id } });
  if (!answer.ok) {
    const { code, message } = answer;
    return message ? { is: "unknown", message } : { is: "failed", failure: { code, message } };
  }
  const isMember = readStored("member")?.isLogin === true;
  if (!isMember) writeCookie(RECOMMEND_COOKIE, answer.data.code, RECOMMEND_SECONDS);
  return { is: "invited", by: answer.data, isMember };
}
