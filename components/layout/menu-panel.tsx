"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useLogout } from "@/components/account/use-logout";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { PageLink } from "@/components/ui/page-link";
import { Toast } from "@/components/ui/toast";
import { useDataNames } from "@/lib/client/use-data-names";
import type { SessionMember } from "@/lib/contracts/members";
import { dataName } from "@/lib/format/data-name";
import { LanguageLinks } from "./language-links";
import { MENU_ENTRIES } from "./menu-entries";

type Props = { id: string; member: SessionMember | null };

/** The menu of a member (HD-08 to HD-13). A visitor sees only the entries that need no sign-in (HD-14). */
export function MenuPanel({ id, member }: Props) {
  const t = useTranslations("menu");
  const names = useDataNames();
  const { isLeaving, refusalText, dropRefusal, leave } = useLogout();
  const panel = useRef<HTMLDivElement>(null);
  // The panel opens in a timer. If it opened at once, the click that has loaded the panel would close it again. Later
  // clicks open and close the panel through the button's `popoverTarget`.
  useEffect(() => {
    const opening = setTimeout(() => panel.current?.showPopover());
    return () => clearTimeout(opening);
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      className="fixed inset-auto top-14 right-2 m-0 w-64 rounded-card border border-line bg-paper p-2 text-ink shadow-float md:top-16 md:right-[max(1.5rem,calc(50vw-36rem))]"
    >
      {member && (
        <p className="mb-1 border-b border-line px-3 pt-1 pb-3">
          <b className="block truncate">{member.displayName}</b>
          <span className="block text-sm text-ink-soft">
            {t("memberId", { id: member.mid })} ·{" "}
            {t("grade", { grade: dataName(member.m_grade, names) })}
          </span>
        </p>
      )}
      <ul>
        {MENU_ENTRIES.filter(({ who }) => member || who === "anyone").map((entry) => (
          <li key={entry.label}>
            <PageLink
              href={entry.href}
              {...(entry.isExternal && { target: "_blank", rel: "noopener" })}
              className={ITEM}
            >
              {t(entry.label)}
            </PageLink>
          </li>
        ))}
        <li className="md:hidden">
          <LanguageLinks className={ITEM} />
        </li>
      </ul>
      {member && (
        <div className="mt-1 border-t border-line pt-1">
          <button type="button" className={ITEM} onClick={leave}>
            {t("logout")}
          </button>
        </div>
      )}
      <BlockingOverlay open={isLeaving} label={t("loggingOut")} />
      {/* The message is inside the panel, because the panel is a popover and covers everything outside of it. */}
      <Toast message={refusalText} onDone={dropRefusal} />
    </div>
  );
}

const ITEM = "flex min-h-11 w-full items-center rounded-card px-3 text-left hover:bg-surface";
