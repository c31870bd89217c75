"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { copyText } from "@/lib/client/share";
import { type Letter, mailtoHref } from "@/lib/courier/corporate-application";

type Props = { letter: Letter; mail: string };

/** If an application could not be sent, shows it as a letter that the company can send by email (IS-04). */
export function ApplicationLetter({ letter, mail }: Props) {
  const t = useTranslations("corporate");
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (letter) heading.current?.focus();
  }, [letter]);
  const { subject, lines } = letter;
  return (
    <section className="mt-4 grid gap-4 rounded-card bg-surface p-4 md:p-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {t("unsentTitle")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("unsentText", { mail })}</p>
      </div>
      <div className="rounded-card border border-line bg-paper p-4 wrap-anywhere">
        <p className="font-bold">{subject}</p>
        <p className="mt-2 whitespace-pre-line text-sm">{lines.join("\n")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={mailtoHref(mail, letter)} className={buttonClass("secondary")}>
          {t("openMail")}
        </a>
        <Button
          look="quiet"
          onClick={async () => setCopied(await copyText([subject, "", ...lines].join("\n")))}
        >
          {t(isCopied ? "copied" : "copy")}
        </Button>
        <span role="status" className="sr-only">
          {isCopied && t("copied")}
        </span>
      </div>
    </section>
  );
}
