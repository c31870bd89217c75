"use client";

import { useTranslations } from "next-intl";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { Toast } from "@/components/ui/toast";
import { useLogout } from "./use-logout";

/**
 * Logs the member out (MB-07, LG-30 to LG-33). If the server refuses, its message is shown and the member stays signed
 * in.
 */
export function LogoutButton() {
  const t = useTranslations("members");
  const { isLeaving, refusalText, dropRefusal, leave } = useLogout();
  return (
    <>
      <Button look="secondary" disabled={isLeaving} onClick={leave} className="md:w-fit">
        {t("logout")}
      </Button>
      <BlockingOverlay open={isLeaving} label={t("loggingOut")} />
      <Toast message={refusalText} onDone={dropRefusal} />
    </>
  );
}
