"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Glyph } from "@/components/ui/glyph";
import { logOut } from "@/lib/client/session";
import { useStored } from "@/lib/client/use-stored";
import { hrefs } from "@/lib/routing/hrefs";

/** As wide for a visitor as for a member: nothing moves when the browser finds out which it is. */
const SLOT = "flex w-14 flex-none justify-end md:w-36";
const ITEM = "flex min-h-11 w-full items-center rounded-card px-3 text-left hover:bg-surface";

/** A visitor sees 登入; a member sees the name and, behind it, what belongs to a member (HD-04, HD-05). */
export function AccountMenu() {
  const t = useTranslations("layout");
  const member = useStored("member");
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  if (!member?.isLogin) {
    return (
      <div className={SLOT}>
        <a
          href={hrefs.login()}
          className="flex min-h-11 items-center rounded-full px-3 font-bold text-brand hover:bg-brand-tint"
        >
          {t("login")}
        </a>
      </div>
    );
  }
  return (
    <div className={SLOT}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("menu", { name: member.displayName })}
        className="flex min-h-11 min-w-11 max-w-full items-center justify-center gap-1 rounded-full px-2 font-bold hover:bg-surface"
      >
        <Glyph name="person" className="size-6 md:hidden" />
        <span className="truncate max-md:hidden">{member.displayName}</span>
        <Glyph name="down" className="size-4 text-ink-soft max-md:hidden" />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto top-14 right-4 m-0 md:right-[max(1.5rem,calc(50vw-36rem))] w-64 rounded-card border border-line bg-paper p-2 text-ink shadow-float md:top-16"
      >
        <p className="px-3 py-2">
          <span className="block truncate font-bold">{member.displayName}</span>
          <span className="block text-sm text-ink-soft">
            {t("memberId", { id: member.mid })} · {t("grade", { grade: member.m_grade })}
          </span>
        </p>
        <a href={hrefs.orderlist()} className={ITEM}>
          {t("orders")}
        </a>
        <button
          type="button"
          disabled={isLeaving}
          className={ITEM}
          onClick={async () => {
            setLeaving(true);
            await logOut();
            setLeaving(false);
          }}
        >
          {isLeaving ? t("loggingOut") : t("logout")}
        </button>
      </div>
    </div>
  );
}
