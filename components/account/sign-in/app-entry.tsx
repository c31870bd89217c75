"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useAppCode } from "@/lib/client/use-app-code";

const AppSignIn = onDemand(async () => (await import("./app-sign-in")).AppSignIn);

/** LG-15: where the intro was opened with v1, its member is signed in. */
export function AppEntry() {
  const { hasCode, drop } = useAppCode();
  return hasCode ? <AppSignIn onStay={drop} /> : null;
}
