"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button, buttonClass } from "@/components/ui/button";
import { MessageDialog } from "@/components/ui/message-dialog";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { type AccountMerge, appliesAt } from "@/lib/account/account-merge";
import { isBreakage, postToShop } from "@/lib/client/api-client";
import { type Go, replacePage } from "@/lib/client/leave";
import { logFailure } from "@/lib/client/session";
import { startSignIn } from "@/lib/client/start-sign-in";
import { readStored } from "@/lib/client/storage";
import { resumeBinding } from "@/lib/client/third-binding";
import { LOGIN_TYPE, type LoginType, type ThirdLoginType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";
import { enterOrRegister, type SignInOutcome } from "./finish-sign-in";
import { MergeDialog } from "./merge-dialog";
import { storeOpnReturn } from "./store-opn-return";
import { takeThirdReturn } from "./take-third-return";
import { ThirdButtons } from "./third-buttons";

type Props = {
  loginTypes?: readonly ThirdLoginType[];
  hasMembership?: boolean;
  /** The configured merge of old accounts; null if none is configured. The merge may already be over. */
  merge?: AccountMerge | null;
  go?: Go;
};
type Notice = { title: string; message: string };

const NO_NOTICE = { title: "", message: null };

const FINISH = "/api/session/third/finish";

/**
 * The buttons for all ways to sign in. While old accounts are being merged, a notice is shown before a sign-in with the
 * membership service (LG-35). A member who is already signed in goes to the intro (LG-13).
 */
export function SignInPanel({
  loginTypes = [],
  hasMembership = true,
  merge = null,
  ...rest
}: Props) {
  const { go = replacePage } = rest;
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const [step, setStep] = useState<"idle" | "confirming" | "leaving" | "returning">("idle");
  const [notice, setNotice] = useState<Notice | null>(null);
  const [networkError, setNetworkError] = useState<string | null>(null);

  async function leaveBy(loginType: LoginType) {
    setStep("leaving");
    setNetworkError(null);
    const answer = await startSignIn(loginType);
    if (answer.ok) go(answer.data);
    else refuse(answer);
  }

  function handleSignIn() {
    if (appliesAt(merge, Date.now())) setStep("confirming");
    else void leaveBy(LOGIN_TYPE.provider);
  }

  function refuse(refusal: Refusal) {
    if (isBreakage(refusal)) {
      fail(`no answer to the login, code ${refusal.code}`);
      setNetworkError(answerText(refusal));
      return;
    }
    setStep("idle");
    setNotice({ title: t("notice"), message: answerText(refusal) });
  }

  function fail(message: string) {
    logFailure(message);
    setStep("idle");
  }

  async function resume() {
    const sent = window.location.hash.slice(1);
    const isBack = new URLSearchParams(sent).has("third_login_type");
    if (isBack && resumeBinding(go, sent)) return;
    const back = takeThirdReturn();
    if (!back) {
      if (readStored("member")?.isLogin) go(hrefs.index());
      else storeOpnReturn();
      return;
    }
    if (back.kind === "cancelled") {
      setNotice({ title: t("returnCancelled"), message: t("returnCancelledText") });
      return;
    }
    setStep("returning");
    const answer = await postToShop<SignInOutcome>(FINISH, back.body);
    if (answer.ok) enterOrRegister(back.addName(answer.data), go, back.body.third_login_type);
    else refuse(answer);
  }

  const start = useRef(() => resume().catch((error: unknown) => fail(String(error))));
  // The code that the provider returned can be used only once, and React runs effects twice in development.
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isStarted.current) void start.current();
    isStarted.current = true;
    // The browser's Back button restores this page from memory with disabled buttons, so they are enabled again.
    const unlock = (event: PageTransitionEvent) => event.persisted && setStep("idle");
    window.addEventListener("pageshow", unlock);
    return () => window.removeEventListener("pageshow", unlock);
  }, []);

  const dialog = notice ?? NO_NOTICE;
  const isBusy = step === "leaving" || step === "returning";
  return (
    <div className="grid w-full max-w-sm gap-3">
      {hasMembership && <MembershipButton disabled={isBusy} onPress={handleSignIn} />}
      <ThirdButtons loginTypes={loginTypes} disabled={isBusy} onChoose={leaveBy} />
      <SkipLink hasProvider={hasMembership || loginTypes.length > 0} />
      {networkError && (
        <p role="alert" className="text-center text-bad">
          {networkError}
        </p>
      )}
      {merge && (
        <MergeDialog
          open={step === "confirming"}
          year={merge.year}
          onAgree={() => leaveBy(LOGIN_TYPE.provider)}
          onDisagree={() => setStep("idle")}
        />
      )}
      <BlockingOverlay
        open={isBusy}
        label={step === "returning" ? t("returning") : t("signingIn")}
      />
      <MessageDialog
        title={dialog.title}
        message={dialog.message}
        closeLabel={t("close")}
        onClose={() => setNotice(null)}
      />
    </div>
  );
}

type ButtonProps = { disabled: boolean; onPress: () => void };

/** The button that signs in with the membership service, and a note that names the service (LG-36). */
function MembershipButton({ disabled, onPress }: ButtonProps) {
  const t = useTranslations("auth");
  return (
    <>
      <Button disabled={disabled} aria-describedby="sign-in-by" onClick={onPress}>
        {t("signIn")}
      </Button>
      <p id="sign-in-by" className="text-center text-ink-soft text-sm">
        {t("byMembership")}
      </p>
    </>
  );
}

/** The link to the intro `/` for a person who does not sign in. If no way to sign in is configured, a note says so. */
function SkipLink({ hasProvider }: { hasProvider: boolean }) {
  const t = useTranslations("auth");
  if (!hasProvider) {
    return (
      <>
        <p role="status" className="text-center text-ink-soft">
          {t("noSignIn")}
        </p>
        <PageLink href={hrefs.index()} className={buttonClass("quiet")}>
          {t("browse")}
        </PageLink>
      </>
    );
  }
  return (
    <>
      <PageLink href={hrefs.index()} aria-describedby="skip-means" className={buttonClass("quiet")}>
        {t("skip")}
      </PageLink>
      <p id="skip-means" className="-mt-2 text-center text-ink-soft text-sm">
        {t("skipMeans")}
      </p>
    </>
  );
}
