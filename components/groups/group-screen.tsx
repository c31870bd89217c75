"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Toast } from "@/components/ui/toast";
import { rememberGroup } from "@/lib/client/group-store";
import { type Go, openPage } from "@/lib/client/leave";
import { useQuery } from "@/lib/client/use-query";
import type { GroupOrder } from "@/lib/contracts/group-orders";
import { hrefs } from "@/lib/routing/hrefs";
import { GroupFailed } from "./group-failed";
import { GroupHead } from "./group-head";
import { GroupHost } from "./group-host";
import { GroupJoin } from "./group-join";
import { GroupMenu } from "./group-menu";
import { GroupPeople } from "./group-people";
import { GroupShares } from "./group-shares";
import { GroupShortages } from "./group-shortages";
import { OwnLines, OwnSumBar } from "./own-lines";
import { StartGroup } from "./start-group";
import { type GroupPage, useGroup, useGroupToken } from "./use-group";

/**
 * The page of a group order (GO-01, GO-03). Its HTML is the same for everyone, because the token of the group order is
 * in the URL fragment, which is not sent to the server.
 */
export function GroupScreen({ go = openPage }: { go?: Go }) {
  const token = useGroupToken();
  const stid = Number(useQuery("stid"));
  if (token === null) return <GroupSkeleton />;
  if (token !== "") return <LiveGroup key={token} token={token} />;
  return stid > 0 ? <StartGroup store_id={stid} go={go} /> : <GroupMissing />;
}

function LiveGroup({ token }: { token: string }) {
  const page = useGroup(token);
  const { group, refusal, read, notice, showNotice } = page;
  useEffect(() => {
    if (group) rememberGroup(token, group);
  }, [token, group]);
  if (!group && refusal) return <GroupFailed failure={refusal} read={read} />;
  if (!group) return <GroupSkeleton />;
  return (
    <>
      <GroupContent page={page} group={group} />
      <Toast message={notice} onDone={() => showNotice(null)} />
    </>
  );
}

function GroupContent({ page, group }: { page: GroupPage; group: GroupOrder }) {
  const me = group.guests.find(({ is_me }) => is_me === 1);
  const isOpen = group.state === "open";
  const isChoosing = isOpen && me !== undefined;
  const look = isChoosing ? WITH_MENU : ALONE;
  const host = group.is_host === 1 && <GroupHost page={page} group={group} />;
  return (
    <div className={look.page}>
      <div className={`grid min-w-0 gap-4 print:block ${look.column}`}>
        <GroupHead page={page} group={group} />
        <GroupShortages group={group} />
        {isOpen && !me && <GroupJoin page={page} />}
        {isChoosing && <OwnLines page={page} group={group} me={me} />}
        {host}
        {group.order ? (
          <GroupShares group={group} order={group.order} />
        ) : (
          <GroupPeople page={page} group={group} isFolded={isChoosing} />
        )}
      </div>
      {isChoosing && <GroupMenu page={page} group={group} me={me} />}
      {isChoosing && <OwnSumBar group={group} me={me} />}
    </div>
  );
}

/**
 * The layout of a page with the menu: on a desktop the menu is to the left of the other cards. These cards stay in
 * sight while the guest scrolls through the menu.
 */
const WITH_MENU = {
  page: "grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6",
  column:
    "lg:sticky lg:top-20 lg:col-start-2 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:static print:max-h-none",
};
const ALONE = { page: "mx-auto grid max-w-2xl gap-4 print:max-w-none", column: "" };

function GroupMissing() {
  const t = useTranslations("groupOrder");
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-16 text-center">
      <h1 className="text-lg">{t("missing")}</h1>
      <p className="text-ink-soft">{t("missingText")}</p>
      <PageLink href={hrefs.home()} className={buttonClass("primary")}>
        {t("toHome")}
      </PageLink>
    </div>
  );
}

function GroupSkeleton() {
  const t = useTranslations("groupOrder");
  return (
    <div className="grid gap-4">
      <h1 className="text-xl md:text-2xl">{t("title")}</h1>
      <div role="status" aria-label={t("loading")} className="grid gap-4">
        <div className={`h-44 ${PLACEHOLDER}`} />
        <div className={`h-64 ${PLACEHOLDER}`} />
      </div>
    </div>
  );
}

const PLACEHOLDER = "animate-pulse rounded-card bg-surface";
