"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { logOut } from "@/lib/client/session";

/**
 * Logs the member out (MB-07, LG-30 to LG-33). If the server refuses, the failure is logged and the member stays signed
 * in.
 */
export function LogoutButton() {
  const t = useTranslations("members");
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Button look="secondary" disabled={isLeaving} onClick={handleLogout} className="md:w-fit">
        {t("logout")}
      </Button>
      <BlockingOverlay open={isLeaving} label={t("loggingOut")} />
    </>
  );

  async function handleLogout() {
    setLeaving(true);
    await logOut();
    setLeaving(false);
  }
}
