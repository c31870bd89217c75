"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useAppCode } from "@/lib/client/use-app-code";
import { CheckoutScreen } from "./checkout-screen";
import { CheckoutSkeleton } from "./checkout-skeleton";

const AppSignIn = onDemand(
  async () => (await import("@/components/account/sign-in/app-sign-in")).AppSignIn,
);

type Props = { again?: () => void };

/** CK-02: v1 signs in first, and only then there is an order to be counted. */
export function CheckoutEntry({ again = () => window.location.reload() }: Props) {
  const { hasCode } = useAppCode();
  if (hasCode === false) return <CheckoutScreen />;
  return (
    <>
      <CheckoutSkeleton />
      {/* Not signed in by it: the same address without v1 asks the guard, who lets a member stay. */}
      {hasCode && <AppSignIn onStay={again} />}
    </>
  );
}
