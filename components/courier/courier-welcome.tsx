"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { Go } from "@/lib/client/leave";
import { COURIER_TERMS } from "@/lib/courier/courier-terms";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { StartCourier } from "./start-courier";

/**
 * Explains the courier service, its price and its limits to a customer without a courier session. A button starts a
 * session (EX-13).
 */
export function CourierWelcome({ go }: { go: Go }) {
  const t = useTranslations("express");
  const terms = COURIER_TERMS;
  const facts = [
    {
      label: t("welcomePrice"),
      text: t("welcomePriceText", {
        fee: formatMoney(terms.base_fee),
        base: terms.base_km,
        step: formatMoney(terms.step_fee),
        max: terms.max_km,
      }),
    },
    {
      label: t("welcomeMay"),
      text: t("welcomeMayText", {
        count: terms.quantity_max,
        kg: terms.weight_kg,
        size: terms.size_cm,
      }),
    },
    { label: t("welcomeNot"), text: t("welcomeNotText") },
  ];
  return (
    <div className="grid max-w-2xl gap-6">
      <section
        aria-labelledby="welcome-title"
        className="grid gap-5 rounded-sheet bg-brand-tint p-5 md:p-8"
      >
        <div className="grid gap-2">
          <h2 id="welcome-title" className="break-keep text-xl text-balance md:text-2xl">
            {t("welcome")}
          </h2>
          <p className="text-ink-soft">{t("welcomeText")}</p>
        </div>
        <dl className="tabular grid gap-3">
          {facts.map(({ label, text }) => (
            <div key={label} className="grid gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
              <dt className="font-bold">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <StartCourier returnPath={hrefs.expressDelivery()} go={go} />
          <PageLink
            href={hrefs.instantDelivery()}
            className={`${buttonClass("quiet")} text-brand-strong!`}
          >
            {t("seeService")}
          </PageLink>
        </div>
      </section>
      <p className="text-ink-soft text-sm">
        {t("welcomeBack")}
        <span className="font-bold">{t("closed")}</span>
        {t("welcomeBackText")}
      </p>
    </div>
  );
}
