"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { callGroup } from "@/lib/client/call-group";
import { refreshGroup, useKnownGroups } from "@/lib/client/group-store";
import type { KnownGroup } from "@/lib/groups/known-groups";
import { hrefs } from "@/lib/routing/hrefs";
import { formatMoment } from "@/lib/time/date-time";

/** The store of the page. `canStart` is true if another group order can be started at this store. */
export type GroupStore = { id: number; canStart: boolean };

/** If `store` is given, lists only the group orders at this store that the host has not checked out yet. */
type Props = { store?: GroupStore | undefined };

/** Links to the group orders that were opened in this browser (GO-16). */
export function RunningGroups({ store }: Props) {
  const locale = useLocale();
  const t = useTranslations("runningGroups");
  const known = useKnownGroups();
  const running = known.filter(
    (group) => group.store_id === store?.id && group.state !== "ordered",
  );
  const groups = store ? running : known;
  const [now] = useState(() => Date.now() / 1000);
  useNewStates(store ? [] : known);
  if (groups.length === 0) return null;
  return (
    <ul aria-label={t("label")} className="grid gap-2 print:hidden">
      {groups.map((group, at) => (
        <li key={group.token} className="flex gap-2">
          <PageLink
            href={hrefs.groupOrder({ token: group.token })}
            className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-card border border-line bg-paper px-4 py-2 hover:bg-surface"
          >
            <Icon name="person" className="size-5 flex-none text-brand" />
            <span className="grid min-w-0 flex-1 leading-snug">
              <b className="truncate">{t("title", { title: group.title })}</b>
              <span className="truncate text-ink-soft text-sm">
                {store
                  ? stateText(group)
                  : t("place", { store: group.store_name, state: stateText(group) })}
              </span>
            </span>
            <Icon name="next" className="size-4 flex-none text-ink-faint" />
          </PageLink>
          {store?.canStart && at === 0 && (
            <PageLink
              href={hrefs.groupOrder({ stid: store.id })}
              rel="nofollow"
              className="grid flex-none place-items-center rounded-card px-3 font-bold text-brand text-sm hover:bg-brand-tint"
            >
              {t("another")}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );

  function stateText({ state, deadline }: KnownGroup): string {
    if (state === "ordered") return t("ordered");
    if (state !== "open" || deadline <= now) return t("closed");
    return t("until", { time: formatMoment(deadline, now, locale) });
  }
}

/**
 * Reads the group orders that were not ordered when this browser last saw them. The order is placed on another page or
 * by another person, so the stored state may be old.
 */
function useNewStates(known: KnownGroup[]) {
  const readAll = useEffectEvent((signal: AbortSignal) => {
    for (const { token, state } of known) {
      if (state !== "ordered") void readState(token, signal);
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    readAll(controller.signal);
    return () => controller.abort();
  }, []);
}

async function readState(token: string, signal: AbortSignal) {
  const answer = await callGroup("groupOrder", { token }, { signal });
  if (answer.ok) refreshGroup(token, answer.data);
}
