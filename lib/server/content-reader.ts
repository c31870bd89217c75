import "server-only";
import { cacheLife } from "next/cache";
import { FIRST_PAGE } from "@/lib/contracts/codes";
import type { FaqGroup } from "@/lib/contracts/content";
import { formatDate } from "@/lib/time/date-time";
import { readPublic } from "./backend-client";

/** The frequently asked questions of the operator (SP-03). If the backend refuses, the list is empty. */
export async function readFaq(): Promise<FaqGroup[]> {
  "use cache";
  cacheLife({ stale: 60, revalidate: 60, expire: 3600 });
  const answer = await readPublic("faqList", { query: { page: FIRST_PAGE } });
  return answer.ok ? answer.data.data : [];
}

/**
 * True if the subscription has a price on the web (SB-05). It is also true if the backend does not answer, as in a
 * build.
 */
export async function sellsSubscription(): Promise<boolean> {
  "use cache";
  cacheLife({ stale: 60, revalidate: 60, expire: 3600 });
  const answer = await readPublic("subscriptionPlan", { query: {} }).catch(() => null);
  return answer?.ok ?? true;
}

/**
 * The operator's text for the footer, and the current year. If the backend does not answer, as in a build, the text is
 * left out for a minute.
 */
export async function readFooter(): Promise<{ wording: string; year: number }> {
  "use cache";
  cacheLife({ stale: 60, revalidate: 60, expire: 3600 });
  const answer = await readPublic("footWording", { query: { keys: "home_foot_wording" } }).catch(
    () => null,
  );
  const wording = answer?.ok ? (answer.data.home_foot_wording ?? "") : "";
  return { wording, year: Number(formatDate(Date.now() / 1000).slice(0, 4)) };
}
