"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { hrefs } from "@/lib/routing/hrefs";

/** Who opens the registration without having signed in anywhere, as from a friend's invitation, begins there: no step leads on without it. */
export function SignInFirst() {
  const t = useTranslations("auth");
  return (
    <div className="mb-6 grid gap-3 rounded-card bg-brand-tint p-4 text-center">
      <p className="text-sm">{t("signInFirst")}</p>
      <a href={hrefs.login()} className={buttonClass("primary")}>
        {t("toSignIn")}
      </a>
    </div>
  );
}
