"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { Go } from "@/lib/client/leave";
import { useStored } from "@/lib/client/use-stored";
import { hrefs } from "@/lib/routing/hrefs";
import { CourierWelcome } from "./courier-welcome";
import { StartCourier } from "./start-courier";

/** `isEnded` is true if the customer has ended the courier session on this page. */
type Props = { reason: string; isEnded: boolean; go: Go };

/**
 * Shown instead of the form if there is no valid courier session (EX-02). The button starts a new session. If a draft
 * is stored, the new session continues with the draft. If there is neither a draft nor a message of the backend, the
 * introduction to the service is shown (EX-13).
 */
export function CourierOrderClosed({ reason, isEnded, go }: Props) {
  const t = useTranslations("express");
  const hasKept = useStored("lastCourierOrder") !== null;
  const isFirst = reason === "" && !hasKept;
  if (isFirst) return <CourierWelcome go={go} />;
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-5 py-12 text-center md:py-20">
      <div role="alert" className="grid gap-2">
        <p className="font-bold text-xl">{reason || t("closed")}</p>
        <p className="text-balance text-ink-soft">{t(isEnded ? "endedText" : "closedText")}</p>
        {hasKept && <p className="text-ink-soft text-sm">{t("closedKept")}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <StartCourier returnPath={hrefs.expressDelivery()} go={go} />
        <PageLink href={hrefs.instantDelivery()} className={buttonClass("quiet")}>
          {t("seeService")}
        </PageLink>
      </div>
    </div>
  );
}
