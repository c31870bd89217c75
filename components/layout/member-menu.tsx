"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Glyph } from "@/components/ui/glyph";
import { logOut } from "@/lib/client/session";
import type { SessionMember } from "@/lib/contracts/members";
import { hrefs } from "@/lib/routing/hrefs";

const ITEM = "flex min-h-11 w-full items-center rounded-card px-3 text-left hover:bg-surface";

/** The member's name and, behind it, what belongs to a member (HD-05, HD-08, HD-12, HD-13). */
export function MemberMenu({ member }: { member: SessionMember }) {
  const t = useTranslations("layout");
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
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
    </>
  );
}
