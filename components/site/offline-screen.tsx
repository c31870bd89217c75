"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { OfflineCart } from "./offline-cart";
import { useReconnect } from "./use-reconnect";
import { ViewedPages } from "./viewed-pages";

/** The content of the offline page. It shows the cart and links to the most recently viewed pages. */
export function OfflineScreen() {
  const [t, tErrors] = [useTranslations("offline"), useTranslations("errors")];
  const { state, handleRetry } = useReconnect();
  const isChecking = state === "checking";
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-3">
        <p className="rounded-full bg-warn-tint px-3 py-1 font-bold text-sm text-warn">
          {t("stale")}
        </p>
        <p className="text-ink-soft">{t("text")}</p>
        <Button onClick={handleRetry} disabled={isChecking}>
          {isChecking ? t("checking") : t("retry")}
        </Button>
        <p role="status" className="text-bad empty:hidden">
          {state === "lost" && tErrors("network")}
        </p>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <ViewedPages />
        <OfflineCart />
      </div>
    </div>
  );
}
