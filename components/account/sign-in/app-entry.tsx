"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useAppCode } from "@/lib/client/use-app-code";
import { memberTexts } from "@/messages/parts/member-texts";

const AppSignIn = onDemand(async () => (await import("./app-sign-in")).AppSignIn, memberTexts);

/**
 * Signs in the member of the provider's app if the app has opened this page with a sign-in code. The URL then has the
 * flag `v1` (LG-15).
 */
export function AppEntry() {
  const { hasCode, drop } = useAppCode();
  return hasCode ? <AppSignIn onStay={drop} /> : null;
}
