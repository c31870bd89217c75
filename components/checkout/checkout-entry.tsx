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

/** CK-02: `v1` signs the customer in before the checkout opens. */
export function CheckoutEntry({ reload = () => window.location.reload() }: Props) {
  const { hasCode } = useAppCode();
  if (hasCode === false) return <CheckoutScreen />;
  return (
    <>
      <CheckoutSkeleton />
      {/* If `v1` is not accepted, the page reloads without it, and the middleware checks for a member. */}
      {hasCode && <AppSignIn onStay={reload} />}
    </>
  );
}
