import "server-only";
import { cacheLife } from "next/cache";
import type { ThirdLoginType } from "@/lib/contracts/codes";
import { readPublic } from "./backend-client";

/** The ways to sign in beside the membership (LG-05, LG-08); a backend that does not answer leaves them out. */
export async function readThirdLoginTypes(): Promise<ThirdLoginType[]> {
  "use cache";
  cacheLife({ stale: 60, revalidate: 60, expire: 3600 });
  const answer = await readPublic("getAppClientConfig", { query: {} }).catch(() => null);
  return answer?.ok ? answer.data.third_login_types : [];
}
