"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Toast } from "@/components/ui/toast";
import { copyText, sharePage } from "@/lib/client/share";
import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";

type Props = {
  code: string;
  /** True for the member's own code, which the member can share. A friend's code can only be copied. */
  canShare?: boolean;
};

/** A referral code in large letters, with buttons to copy and to share it (CM-02, CM-04). */
export function CodeBox({ code, canShare = false }: Props) {
  const locale = useLocale();
  const t = useTranslations("referrals");
  const [notice, setNotice] = useState<string | null>(null);

  async function handleCopy() {
    setNotice((await copyText(code)) ? t("copied") : t("notCopied"));
  }

  async function handleShare() {
    const url = new URL(hrefs.referralCode({ id: code }), window.location.origin).href;
    const title = t("shareTitle", { code, brand: site.name[locale] });
    if ((await sharePage({ title, url })) === "copied") setNotice(t("linkCopied"));
  }

  return (
    <div className="grid gap-3">
      <p
        className="tabular rounded-card border-2 border-dashed border-brand bg-brand-tint py-3 text-center font-black text-2xl tracking-[0.2em] select-all md:text-3xl"
        translate="no"
      >
        {code}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {canShare && <Button onClick={handleShare}>{t("share")}</Button>}
        <Button look="secondary" onClick={handleCopy}>
          {t("copy")}
        </Button>
      </div>
      <Toast message={notice} onDone={() => setNotice(null)} />
    </div>
  );
}
