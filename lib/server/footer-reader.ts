import "server-only";
import { cacheLife } from "next/cache";
import { formatDate } from "@/lib/time/date-time";
import { readPublic } from "./backend-client";

/**
 * What the footer shows that is not a message. Optional, so a backend that does not answer leaves the line out
 * and breaks no page (domain finding 5); a build, which has no backend, does the same until the next minute.
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
