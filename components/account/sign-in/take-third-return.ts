import type { SignInOutcome } from "./finish-sign-in";

type ThirdReturn =
  | { kind: "cancelled" }
  | {
      kind: "back";
      body: { third_login_type: number; query: string };
      /**
       * If the person is new and the result of the sign-in has no name, adds the name from the URL fragment. Apple
       * sends the name separately from the token.
       */
      addName: (outcome: SignInOutcome) => SignInOutcome;
    };

/** The error codes that Google and Apple send if the person cancels the sign-in. */
const CANCELLED = ["access_denied", "user_cancelled_authorize"];

/**
 * Reads the provider's answer from the URL fragment and removes it from the address bar. Returns null if the URL has no
 * such answer.
 */
export function takeThirdReturn(): ThirdReturn | null {
  const fragment = new URLSearchParams(window.location.hash.slice(1));
  if (!fragment.has("third_login_type")) return null;
  const third_login_type = Number(fragment.get("third_login_type"));
  window.history.replaceState(window.history.state, "", window.location.pathname);
  if (CANCELLED.includes(fragment.get("error") ?? "")) return { kind: "cancelled" };
  const name = fragment.get("name") ?? "";
  for (const ownField of ["third_login_type", "name"]) fragment.delete(ownField);
  return {
    kind: "back",
    body: { third_login_type, query: String(fragment) || "state=" },
    addName: (outcome) =>
      "register" in outcome ? { ...outcome, name: outcome.name || name } : outcome,
  };
}
