import { useState } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { logOut } from "@/lib/client/session";
import type { Refusal } from "@/lib/contracts/envelope";

/** The state of a logout, for the buttons that log out (MB-07, LG-30 to LG-33). */
export function useLogout() {
  const answerText = useAnswerText();
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    isLeaving,
    /** The message of a refused logout. The member then stays signed in. */
    refusalText: refusal && answerText(refusal),
    dropRefusal: () => setRefusal(null),
    async leave() {
      setLeaving(true);
      setRefusal(await logOut());
      setLeaving(false);
    },
  };
}
