import { postToShop } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { type PendingBinding, rememberBinding } from "@/lib/client/third-binding";
import { LOGIN_TYPE, type LoginType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";

const START = { provider: "/api/session/login", third: "/api/session/third" };

type Confirmation = { loginType: LoginType; pending: PendingBinding; go: Go };

/**
 * Opens the provider's page, where the member signs in again. After the sign-in the member page continues the change
 * that `pending` describes. Returns the refusal if the sign-in cannot start, otherwise null.
 */
export async function startConfirmation(confirmation: Confirmation): Promise<Refusal | null> {
  const { loginType, pending, go } = confirmation;
  const answer =
    loginType === LOGIN_TYPE.provider
      ? await postToShop<string>(START.provider, {})
      : await postToShop<string>(START.third, { third_login_type: loginType });
  if (!answer.ok) return answer;
  rememberBinding(pending);
  go(answer.data);
  return null;
}
