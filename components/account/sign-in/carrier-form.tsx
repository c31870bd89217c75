"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { isPhone } from "@/lib/account/contact-rules";
import { maskedPhone } from "@/lib/account/mask-text";
import { callApi } from "@/lib/client/call-api";
import { type Go, replacePage } from "@/lib/client/leave";
import { takeReturn } from "@/lib/client/leave-for-login";
import { removeStored } from "@/lib/client/storage";
import { useStored } from "@/lib/client/use-stored";
import { CODE } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { CarrierNoPhone } from "./carrier-no-phone";
import { CodeStep } from "./code-step";
import { OwnPhoneStep } from "./own-phone-step";
import { forgetSentCode, type SentCode, useSentCode } from "./sent-code";

type Props = { go?: Go };

/**
 * Binds a member carrier (LG-25). The member requests a one-time code and enters it. Then the return-to path opens, or
 * the intro if no path is stored.
 */
export function CarrierForm({ go = replacePage }: Props) {
  const t = useTranslations("carrier");
  const { phone, isVisitor, lacksPhone } = useOwnPhone();
  const [sentNow, setSentNow] = useState<SentCode | null>(null);
  const [isBound, setBound] = useState(false);
  const storedCode = useSentCode("carrier");
  const sent = sentNow ?? (storedCode?.phone === phone ? storedCode : null);

  async function handleCheck(otp: string) {
    const answer = await callApi("otpCheck", { body: { phone, otp } });
    // If the session has ended, the member data in this browser is removed too.
    if (!answer.ok && answer.code === CODE.loginNeeded) removeStored("member");
    if (!answer.ok) return answer;
    forgetSentCode("carrier");
    setBound(true);
    leave();
    return null;
  }

  function leave() {
    go(takeReturn() ?? hrefs.index());
  }

  return (
    <div className="grid w-full max-w-sm gap-4">
      <p role="status" className="wrap-anywhere break-keep pb-2 text-center text-ink-soft">
        {t(leadKey())}
      </p>
      {!isBound && content()}
    </div>
  );

  function leadKey() {
    if (isBound) return "bound";
    if (isVisitor) return "visitor";
    return lacksPhone ? "noPhone" : "lead";
  }

  function content() {
    if (isVisitor) {
      return (
        <PageLink href={hrefs.login()} className={buttonClass("primary")}>
          {t("login")}
        </PageLink>
      );
    }
    if (lacksPhone) return <CarrierNoPhone onLeave={leave} />;
    if (!sent) return <OwnPhoneStep phone={phone} onSent={setSentNow} onLeave={leave} />;
    return (
      <CodeStep
        use="carrier"
        sent={sent}
        phoneText={maskedPhone(phone)}
        submitLabel={t("bind")}
        onCheck={handleCheck}
        back={{ label: t("later"), go: leave }}
      />
    );
  }
}

/**
 * The member's phone number, whether the person is a visitor, and whether the member has no number that can receive a
 * code. The number is empty until hydration, because only the browser stores it.
 */
function useOwnPhone() {
  const member = useStored("member");
  const isHydrated = useSyncExternalStore(nothing, yes, no);
  const phone = member?.phone ?? "";
  const isVisitor = isHydrated && member === null;
  return { phone, isVisitor, lacksPhone: isHydrated && !isVisitor && !isPhone(phone) };
}

const nothing = () => () => {};
const yes = () => true;
const no = () => false;
