"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { frameTexts } from "@/messages/parts/frame-texts";

const MenuPanel = onDemand(async () => (await import("./menu-panel")).MenuPanel, frameTexts);

type Props = { /** The link 登入 for visitors. */ children: ReactNode };

/**
 * The account part of the header. A visitor sees the link 登入 and a menu button. A member sees a button with their name,
 * which opens the menu (HD-04, HD-05, HD-14).
 */
export function AccountMenu({ children }: Props) {
  const t = useTranslations("layout");
  const stored = useStored("member");
  const member = stored?.isLogin ? stored : null;
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  // The element has the same width for visitors and members, so that nothing moves after hydration.
  return (
    <div className="flex w-[calc(2rem+--spacing(14))] flex-none justify-end max-md:[html:lang(en)_&]:w-[calc(3rem+--spacing(14))] md:ml-auto md:w-40">
      {!member && children}
      <button
        type="button"
        popoverTarget={id}
        aria-label={member ? t("menu", { name: member.displayName }) : t("visitorMenu")}
        onClick={() => setWanted(true)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full font-bold hover:bg-surface md:px-2"
      >
        {member && <span className="truncate">{member.displayName}</span>}
        <Icon name={member ? "down" : "menu"} className={member ? "size-4" : "size-6"} />
      </button>
      {isWanted && <MenuPanel id={id} member={member} />}
    </div>
  );
}
