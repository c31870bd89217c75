import type { ThirdLoginType } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import type { Go } from "./leave";
import { readSession, writeSession } from "./storage";

const LEFT = "thirdBinding";
const BACK = "thirdBindingBack";
const PENDING = /^(confirm-bind|confirm-unbind|bind) ([14])$/;
const PENDING_DELETION = "confirm-delete";

/**
 * The change for which the member visits the provider: to confirm their identity, or to verify the account to bind.
 * The deletion of an account and a sign-in use the same return address.
 */
export type PendingBinding =
  | { step: "confirm-bind" | "confirm-unbind" | "bind"; loginType: ThirdLoginType }
  | { step: typeof PENDING_DELETION };

export function rememberBinding(pending: PendingBinding): void {
  writeSession(
    LEFT,
    "loginType" in pending ? `${pending.step} ${pending.loginType}` : pending.step,
  );
}

export function forgetBinding(): void {
  writeSession(LEFT, "");
  writeSession(BACK, "");
}

/**
 * Sends a visitor who returns for a change to the member page, with the provider's values; false for other
 * visitors. This happens once, because the member page sends a visitor without a session to the login.
 */
export function resumeBinding(go: Go, sent: string): boolean {
  const pending = readSession(LEFT);
  if (!pending) return false;
  writeSession(LEFT, "");
  writeSession(BACK, pending);
  go(`${hrefs.member()}#${sent}`);
  return true;
}

/** Takes the pending change for the member page. */
export function takeResumedBinding(): PendingBinding | null {
  const text = readSession(BACK) ?? "";
  forgetBinding();
  if (text === PENDING_DELETION) return { step: PENDING_DELETION };
  const [, step, loginType] = PENDING.exec(text) ?? [];
  return step ? ({ step, loginType: Number(loginType) } as PendingBinding) : null;
}
