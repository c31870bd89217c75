"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useAppCode } from "@/lib/client/use-app-code";
import { memberTexts } from "@/messages/parts/member-texts";

const AppSignIn = onDemand(async () => (await import("./app-sign-in")).AppSignIn, memberTexts);

/**
 * Signs in the person who uses the app of the membership service, if this app has opened the page with a sign-in code
 * (LG-15).
 */
export function AppEntry() {
  const { hasCode, drop } = useAppCode();
  return hasCode ? <AppSignIn onStay={drop} /> : null;
}
