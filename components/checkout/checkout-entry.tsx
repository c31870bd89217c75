"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useAppCode } from "@/lib/client/use-app-code";
import { memberTexts } from "@/messages/parts/member-texts";
import { CheckoutScreen } from "./checkout-screen";
import { CheckoutSkeleton } from "./checkout-skeleton";

const AppSignIn = onDemand(
  async () => (await import("@/components/account/sign-in/app-sign-in")).AppSignIn,
  memberTexts,
);

type Props = { reload?: () => void };

/**
 * The checkout page. If the app of the membership service has opened the page with a sign-in code (flag `v1` in the
 * URL), signs the customer in before the checkout opens (CK-02).
 */
export function CheckoutEntry({ reload = () => window.location.reload() }: Props) {
  const { hasCode } = useAppCode();
  if (hasCode === false) return <CheckoutScreen />;
  return (
    <>
      <CheckoutSkeleton />
      {/* If the sign-in is refused or declined, the page is loaded again without `v1`, and the request guard checks
          whether a member is signed in. */}
      {hasCode && <AppSignIn onStay={reload} />}
    </>
  );
}
