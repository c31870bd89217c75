import "server-only";
import { cacheLife } from "next/cache";
import type { ThirdLoginType } from "@/lib/contracts/codes";
import { readPublic } from "./backend-client";

type SignInOffer = {
  /** The sign-in providers besides the membership service (LG-05, LG-08). */
  loginTypes: ThirdLoginType[];
  hasMembership: boolean;
  /** True if a phone number can be verified with a code by SMS. */
  hasSms: boolean;
};

/**
 * The sign-in methods that the backend offers. If the backend refuses or does not answer, the shop assumes that it
 * offers the membership service and codes by SMS.
 */
export async function readSignInOffer(): Promise<SignInOffer> {
  "use cache";
  cacheLife({ stale: 60, revalidate: 60, expire: 3600 });
  const answer = await readPublic("getAppClientConfig", { query: {} }).catch(() => null);
  if (!answer?.ok) return { loginTypes: [], hasMembership: true, hasSms: true };
  const { third_login_types: loginTypes, op_login, sms } = answer.data;
  return { loginTypes, hasMembership: op_login === 1, hasSms: sms === 1 };
}
