"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { openPage } from "@/lib/client/leave";
import { useQuery } from "@/lib/client/use-query";
import { useStored } from "@/lib/client/use-stored";
import { hrefs } from "@/lib/routing/hrefs";
import { OpenSessions } from "./open-sessions";
import { StartCourier } from "./start-courier";

type Props = Pick<Parameters<typeof StartCourier>[0], "go">;

/**
 * The note above the application form. A member can open a courier session without an application, and a visitor is
 * asked to sign in. The note is hidden if the customer has come for business reservations (CA-52).
 */
export function CorporateEntry({ go = openPage }: Props) {
  const t = useTranslations("corporate");
  const member = useStored("member");
  if (useQuery("service") === "booking") return null;
  if (!member) {
    return (
      <p className="mb-4 flex flex-wrap items-center gap-x-2">
        <span className="text-ink-soft">{t("loginText")}</span>
        <PageLink
          href={hrefs.login()}
          className="inline-flex min-h-11 items-center font-bold text-brand"
        >
          {t("login")}
        </PageLink>
      </p>
    );
  }
  const isCorporate = member.business_id !== 0;
  return (
    <section className="mb-6 grid gap-4 rounded-card bg-brand-tint p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:p-6">
      <div>
        <h2 className="text-lg">{t(isCorporate ? "corporateTitle" : "memberTitle")}</h2>
        <p className="text-ink-soft">{t(isCorporate ? "corporateText" : "memberText")}</p>
      </div>
      <StartCourier returnPath={hrefs.instantDeliveryApply()} go={go} />
      <OpenSessions />
    </section>
  );
}
