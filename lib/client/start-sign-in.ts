import { LOGIN_TYPE, type LoginType } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import { postToShop } from "./api-client";
import { forgetBinding } from "./third-binding";

/**
 * Requests the URL of the sign-in page of a provider. Drops a change of the account for which the member has left for a
 * provider and has not come back. Otherwise this change would continue after the new sign-in.
 */
export function startSignIn(loginType: LoginType): Promise<Answer<string>> {
  forgetBinding();
  return loginType === LOGIN_TYPE.provider
    ? postToShop<string>("/api/session/login", {})
    : postToShop<string>("/api/session/third", { third_login_type: loginType });
}
