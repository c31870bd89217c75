"use client";

import { useTranslations } from "next-intl";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { LoadFailed } from "@/components/ui/load-failed";
import { type Go, openPage, replacePage } from "@/lib/client/leave";
import { AccountBindings } from "./account-bindings";
import { AddressBook } from "./address-book";
import { BenefitTiles } from "./benefit-tiles";
import { BindingNotice } from "./binding-notice";
import { DataRights } from "./data-rights";
import { DeleteAccountQuestion } from "./delete-account-question";
import { DeviceSessions } from "./device-sessions";
import { FavoriteStores } from "./favorite-stores";
import { LogoutButton } from "./logout-button";
import { MemberProfile } from "./member-profile";
import { PaymentSettings } from "./payment-settings";
import { useMemberPage } from "./use-member-page";

type Props = {
  go?: Go;
  /** Opens the page of a sign-in provider. The Back button then leads back to the member page. */
  openProvider?: Go;
};

/**
 * The member page (MB-01 to MB-16). The member can change addresses and remove saved cards in dialogs here. The profile
 * can be changed only in the apps (GN-08).
 */
export function MemberScreen({ go = replacePage, openProvider = openPage }: Props) {
  const t = useTranslations("members");
  const { page, refusal, result, isLeaving, read, confirm, forgetResult } = useMemberPage({
    go,
    openProvider,
  });
  return (
    <div className="grid min-h-dvh content-start gap-4 md:gap-6">
      {refusal && (
        <LoadFailed
          title={t("failed")}
          failure={refusal}
          retryLabel={t("tryAgain")}
          onRetry={() => void read()}
        />
      )}
      {!page && !refusal && <MemberSkeleton />}
      {page && (
        <>
          <BenefitTiles page={page} />
          <div className={CARDS}>
            <MemberProfile page={page} />
            <AddressBook
              addresses={page.addresses}
              canEdit={page.canEdit}
              onChanged={() => void read()}
            />
            <PaymentSettings page={page} />
            <FavoriteStores />
            <AccountBindings page={page} onConfirm={confirm} />
          </div>
          <DeviceSessions />
          {page.hasDataRights && (
            <DataRights loginTypes={page.confirmLoginTypes} onConfirm={confirm} />
          )}
          <LogoutButton />
        </>
      )}
      <BlockingOverlay open={isLeaving} label={t("leavingToConfirm")} />
      <DeleteAccountQuestion
        open={result?.kind === "deletion-confirmed"}
        onClose={forgetResult}
        go={go}
      />
      <BindingNotice page={page ?? null} result={result} onClose={forgetResult} />
    </div>
  );
}

/**
 * The placeholder of the member page. It is about as high as the page, so that the browser can restore the scroll
 * position when the member comes back from the page of a provider.
 */
function MemberSkeleton() {
  const t = useTranslations("members");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4 md:gap-6">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-6">
        <div className={`h-22 ${PLACEHOLDER}`} />
        <div className={`h-22 ${PLACEHOLDER}`} />
        <div className={`h-22 max-md:col-span-2 ${PLACEHOLDER}`} />
      </div>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {["profile", "addresses", "paying", "favorites", "bindings"].map((card) => (
          <div key={card} className={`h-64 ${PLACEHOLDER}`} />
        ))}
      </div>
    </div>
  );
}

// If there are several columns, they are CSS columns and not a grid: the cards have different heights, and a grid would
// leave gaps between them.
const CARDS =
  "max-md:grid max-md:gap-4 md:columns-2 md:gap-6 lg:columns-3 md:*:mb-6 md:*:break-inside-avoid";
const PLACEHOLDER = "animate-pulse rounded-card bg-surface";
