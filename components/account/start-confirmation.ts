import type { Go } from "@/lib/client/leave";
import { startSignIn } from "@/lib/client/start-sign-in";
import { type PendingBinding, rememberBinding } from "@/lib/client/third-binding";
import type { LoginType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";

export type Confirmation = { loginType: LoginType; pending: PendingBinding };
/** Leaves the member page to confirm the member's identity. Returns the refusal if the sign-in cannot start. */
export type Confirm = (confirmation: Confirmation) => Promise<Refusal | null>;

/**
 * Opens the provider's page, where the member signs in again. After the sign-in the member page continues the change
 * that `pending` describes. Returns the refusal if the sign-in cannot start, otherwise null.
 */
export async function startConfirmation(
  { loginType, pending }: Confirmation,
  openProvider: Go,
): Promise<Refusal | null> {
  const answer = await startSignIn(loginType);
  if (!answer.ok) return answer;
  rememberBinding(pending);
  openProvider(answer.data);
  return null;
}
