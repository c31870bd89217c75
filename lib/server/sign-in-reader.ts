import "server-only";
import { cacheLife } from "next/cache";
import type { ThirdLoginType } from "@/lib/contracts/codes";
import { readPublic } from "./backend-client";

type SignInOffer = {
  /** The ways beside the membership (LG-05, LG-08). */
  ways: ThirdLoginType[];
  hasMembership: boolean;
  /** Whether a phone number is proved by a code. */
  hasSms: boolean;
};

/** How people may sign in here; of a backend that does not answer, the membership and the codes are assumed. */
export async function readSignInOffer(): Promise<SignInOffer> {
  "use cache";
  cacheLife({ stale: 60, revalidate: 60, expire: 3600 });
  const answer = await readPublic("getAppClientConfig", { query: {} }).catch(() => null);
  if (!answer?.ok) return { ways: [], hasMembership: true, hasSms: true };
  const { third_login_types: ways, op_login, sms } = answer.data;
  return { ways, hasMembership: op_login === 1, hasSms: sms === 1 };
}
