"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { hrefs } from "@/lib/routing/hrefs";
import { askLinePay, type PaymentResult } from "./ask-line-pay";

type Props = { go?: (href: string) => void };

/** Back from LINE Pay (acceptance PY-01, PY-02, PY-04). Safe to reload: asking again only tells the result. */
export function LinePayReturn({ go = (href) => window.location.replace(href) }: Props) {
  const t = useTranslations("payments");
  const answerText = useAnswerText();
  const [result, setResult] = useState<PaymentResult>({ is: "asking" });
  const leave = useRef(go);
  // Effects run twice in development and again when the page is shown anew: the question is asked once.
  const isAsked = useRef(false);
  const ask = async () => {
    setResult({ is: "asking" });
    setResult(await askLinePay(leave.current));
  };
  const firstAsk = useRef(ask);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void firstAsk.current();
  }, []);

  if (result.is === "asking" || result.is === "leaving") {
    return (
      <Notice title={t("confirming")} text={t("confirmingText")} role="status">
        <span
          aria-hidden
          className="size-10 animate-spin rounded-full border-4 border-line border-t-brand"
        />
      </Notice>
    );
  }
  if (result.is === "slow") {
    return (
      <Notice title={t("slow")} text={t("slowText")} role="status">
        <Button onClick={() => void ask()}>{t("askAgain")}</Button>
        <a href={hrefs.orderlist()} className={buttonClass("quiet")}>
          {t("toOrders")}
        </a>
      </Notice>
    );
  }
  const reason = result.is === "missing" ? t("missing") : answerText(result.refusal);
  return (
    <Notice title={t("refused")} text={reason} role="alert">
      <p className="text-sm text-ink-soft">{t("kept")}</p>
      <a href={hrefs.checkout()} className={buttonClass("primary")}>
        {t("backToCheckout")}
      </a>
    </Notice>
  );
}

type NoticeProps = {
  title: string;
  text: string;
  role: "status" | "alert";
  children: ReactNode;
};

function Notice({ title, text, role, children }: NoticeProps) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-4 py-16 text-center">
      <div role={role} className="grid gap-2">
        <p className="text-xl font-bold">{title}</p>
        <p className="text-balance text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
