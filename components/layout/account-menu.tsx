"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { hrefs } from "@/lib/routing/hrefs";

const MemberMenu = onDemand(async () => (await import("./member-menu")).MemberMenu);

/** A visitor sees 登入, a member the name with its menu (HD-04, HD-05). */
export function AccountMenu() {
  const t = useTranslations("layout");
  const member = useStored("member");
  // As wide for a visitor as for a member: nothing moves when the browser finds out which it is.
  return (
    <div className="flex w-14 flex-none justify-end md:w-36">
      {member?.isLogin ? (
        <MemberMenu member={member} />
      ) : (
        <a
          href={hrefs.login()}
          className="flex min-h-11 items-center rounded-full px-3 font-bold text-brand hover:bg-brand-tint"
        >
          {t("login")}
        </a>
      )}
    </div>
  );
}
