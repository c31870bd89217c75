import "server-only";
import { cacheLife } from "next/cache";
import { ADDRESS_LIST_PAGE } from "@/lib/contracts/codes";
import type { FaqGroup } from "@/lib/contracts/content";
import { readPublic } from "./backend-client";

/** SP-03: the operator's questions; a refusal counts as none. */
export async function readFaq(): Promise<FaqGroup[]> {
  "use cache";
  cacheLife({ stale: 60, revalidate: 60, expire: 3600 });
  const answer = await readPublic("faqList", { query: { page: ADDRESS_LIST_PAGE } });
  return answer.ok ? answer.data.data : [];
}
