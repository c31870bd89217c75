"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { takeReceipt } from "./application-receipt";

const NEXT = ["next1", "next2", "next3"] as const;

/**
 * Says that the application was sent, and shows the next steps (JN-40). If the application has a number, shows it too.
 * Renders nothing if no application was just sent.
 */
export function SentApplication() {
  const t = useTranslations("joinUsForm");
  const [number, setNumber] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The receipt can be read only once, but React runs effects twice in development. Therefore a timer reads the
    // receipt, and the cleanup of the first effect cancels its timer.
    const task = setTimeout(() => setNumber(takeReceipt()));
    return () => clearTimeout(task);
  }, []);
  useEffect(() => {
    if (number !== null) heading.current?.focus();
  }, [number]);
  if (number === null) return null;
  return (
    <section aria-labelledby="sent-title" className="bg-good-tint py-8 md:py-12">
      <div className="page-width grid gap-4">
        <h2
          id="sent-title"
          ref={heading}
          tabIndex={-1}
          className="text-2xl text-good focus-visible:outline-none"
        >
          {t("sent")}
        </h2>
        {number !== "" && (
          <p>
            {t("number")} <b className="tabular select-all text-lg">{number}</b>
          </p>
        )}
        <ol className="grid gap-2 md:grid-cols-3 md:gap-6">
          {NEXT.map((step, at) => (
            <li key={step} className="flex gap-3 rounded-card bg-paper p-4">
              <b className="tabular text-good text-xl leading-6">{at + 1}</b>
              <span>{t(step)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
