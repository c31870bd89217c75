import type { ThirdLoginType } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import type { Go } from "./leave";
import { readSession, writeSession } from "./storage";

const PENDING_KEY = "thirdBinding";
const RESUMED_KEY = "thirdBindingBack";
const PENDING_FORM = /^(confirm-bind|confirm-unbind|bind) ([14])$/;
const PENDING_DELETION = "confirm-delete";

/**
 * The reason why the member visits a sign-in provider: to confirm their identity before a sign-in method is changed or
 * the account is deleted, or to verify the account that will be bound. After a normal sign-in, the provider redirects
 * to the same URL. The stored reason shows that this visit is no sign-in.
 */
export type PendingBinding =
  | { step: "confirm-bind" | "confirm-unbind" | "bind"; loginType: ThirdLoginType }
  | { step: typeof PENDING_DELETION };

export function rememberBinding(pending: PendingBinding): void {
  writeSession(
    PENDING_KEY,
    "loginType" in pending ? `${pending.step} ${pending.loginType}` : pending.step,
  );
}

export function forgetBinding(): void {
  writeSession(PENDING_KEY, "");
  writeSession(RESUMED_KEY, "");
}

/**
 * If a reason is stored when the visitor returns from the provider, opens the member page with the provider's values
 * and returns true. A reason is used only once. Otherwise, for a visitor without a session, the member page and the
 * login would redirect to each other endlessly.
 */
export function resumeBinding(go: Go, sent: string): boolean {
  const pending = readSession(PENDING_KEY);
  if (!pending) return false;
  writeSession(PENDING_KEY, "");
  writeSession(RESUMED_KEY, pending);
  go(`${hrefs.member()}#${sent}`);
  return true;
}

/** Returns the stored reason to the member page, and removes it. Null if there is none. */
export function takeResumedBinding(): PendingBinding | null {
  const text = readSession(RESUMED_KEY) ?? "";
  forgetBinding();
  if (text === PENDING_DELETION) return { step: PENDING_DELETION };
  const [, step, loginType] = PENDING_FORM.exec(text) ?? [];
  return step ? ({ step, loginType: Number(loginType) } as PendingBinding) : null;
}
