import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { Go } from "@/lib/client/leave";
import { startSignIn } from "@/lib/client/start-sign-in";
import { LOGIN_TYPE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { site } from "@/lib/site/site";

type Props = { go: Go; onLeave: () => void };

/**
 * The buttons for a member without a phone number that can receive a code. The membership service stores the number, so
 * the member adds it there. The shop learns the new number when the member signs in again.
 */
export function CarrierNoPhone({ go, onLeave }: Props) {
  const t = useTranslations("carrier");
  const answerText = useAnswerText();
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function signInAgain() {
    setLeaving(true);
    const answer = await startSignIn(LOGIN_TYPE.provider);
    if (answer.ok) return go(answer.data);
    setLeaving(false);
    setRefusal(answer);
  }

  return (
    <>
      {refusal && (
        <p role="alert" className="text-center text-bad">
          {answerText(refusal)}
        </p>
      )}
      <PageLink
        href={site.membershipUrl}
        target="_blank"
        rel="noopener"
        className={buttonClass("primary")}
      >
        {t("addPhone")}
      </PageLink>
      <Button look="secondary" disabled={isLeaving} onClick={() => void signInAgain()}>
        {t("signInAgain")}
      </Button>
      <Button look="quiet" onClick={onLeave}>
        {t("later")}
      </Button>
    </>
  );
}
