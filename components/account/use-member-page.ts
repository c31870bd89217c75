"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { takeThirdReturn } from "@/components/account/sign-in/take-third-return";
import type { MemberPage } from "@/lib/account/member-page";
import { postToShop } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import {
  forgetBinding,
  type PendingBinding,
  rememberBinding,
  takeResumedBinding,
} from "@/lib/client/third-binding";
import { useShopRead } from "@/lib/client/use-call";
import type { ThirdLoginType } from "@/lib/contracts/codes";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";
import { type Confirmation, startConfirmation } from "./start-confirmation";

/** The change for which the member visits a provider. */
type Change = "binding" | "deletion";
/** The result of a sign-in at a provider, after the member has returned. */
export type BindingResult =
  | { kind: "deletion-confirmed" }
  | { kind: "leaving" | "changed"; loginType: ThirdLoginType }
  | { kind: "cancelled"; change: Change }
  | { kind: "refused"; change: Change; refusal: Refusal };

const READ = "/api/member";
const THIRD = "/api/session/third";

type Ways = { go: Go; openProvider: Go };

/** Reads the data of the member page each time the page is opened (MB-09). */
export function useMemberPage({ go, openProvider }: Ways) {
  const [isResumed, setResumed] = useState(false);
  const [result, setResult] = useState<BindingResult | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // The page is read only after a pending change is finished, so that it shows the result of the change.
  const {
    data: page,
    refusal,
    read,
  } = useShopRead<MemberPage>(isResumed ? READ : null, {
    onLoginNeeded: () => leaveOnEntry(hrefs.member(), go),
  });
  const [enter] = useState(() => async () => {
    const outcome = await resume(go);
    setResult(outcome);
    setResumed(outcome?.kind !== "leaving");
  });
  // The code that the provider returned can be used only once, and React runs effects twice in development.
  const isEntered = useRef(false);
  useEffect(() => {
    if (!isEntered.current) void enter();
    isEntered.current = true;
  }, [enter]);
  // If Back restored this page from memory, the member has not completed the sign-in at the provider, and the data may
  // be old.
  const reopen = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    forgetBinding();
    setLeaving(false);
    setResult(null);
    void read();
  });
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => reopen(event);
    window.addEventListener("pageshow", handleShow);
    return () => window.removeEventListener("pageshow", handleShow);
  }, []);

  async function confirm(confirmation: Confirmation) {
    setLeaving(true);
    const refused = await startConfirmation(confirmation, openProvider);
    if (refused) setLeaving(false);
    return refused;
  }
  return { page, refusal, result, isLeaving, read, confirm, forgetResult: () => setResult(null) };
}

/**
 * Continues the change for which the member has signed in again at a provider. Returns null if the member has not come
 * from a provider, or has signed in there but no change is pending.
 */
async function resume(go: Go): Promise<BindingResult | null> {
  const pending = takeResumedBinding();
  const back = takeThirdReturn();
  if (!back || !pending) return null;
  if (back.kind === "cancelled") return { kind: "cancelled", change: changeOf(pending) };
  if (pending.step === "confirm-delete") return resumeDeletion(back.body);
  const { step, loginType } = pending;
  if (step === "bind")
    return bindingChange(loginType, await postToShop<null>(`${THIRD}/bind`, back.body));
  const confirmed = await postToShop<null>(`${THIRD}/confirm`, back.body);
  if (!confirmed.ok) return { kind: "refused", change: "binding", refusal: confirmed };
  if (step === "confirm-unbind") {
    return bindingChange(
      loginType,
      await postToShop<null>(`${THIRD}/unbind`, { third_login_type: loginType }),
    );
  }
  const start = await postToShop<string>(THIRD, { third_login_type: loginType });
  if (!start.ok) return { kind: "refused", change: "binding", refusal: start };
  rememberBinding({ step: "bind", loginType });
  go(start.data);
  return { kind: "leaving", loginType };
}

/**
 * Confirms the member's identity for the deletion of the account. The page asks once more before it deletes the
 * account.
 */
async function resumeDeletion(sent: object): Promise<BindingResult> {
  const confirmed = await postToShop<null>(`${THIRD}/confirm`, sent);
  if (!confirmed.ok) return { kind: "refused", change: "deletion", refusal: confirmed };
  return { kind: "deletion-confirmed" };
}

function changeOf({ step }: PendingBinding): Change {
  return step === "confirm-delete" ? "deletion" : "binding";
}

function bindingChange(loginType: ThirdLoginType, answer: Answer<null>): BindingResult {
  if (!answer.ok) return { kind: "refused", change: "binding", refusal: answer };
  return { kind: "changed", loginType };
}
