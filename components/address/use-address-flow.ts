"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { fullAddress, hasHouseNumber, normalizeAddressText } from "@/lib/address/address-text";
import { gazetteerProvider, type LocatedAddress, type Point } from "@/lib/client/address-provider";
import { currentPosition } from "@/lib/client/geolocation";

type State = {
  text: string;
  busy: "locating" | "checking" | null;
  note: { kind: "error" | "hint"; text: string } | null;
  /** Found for other words than were typed: shown in full, and used on the next press. */
  found: LocatedAddress | null;
  /** Waits for the answer about its missing house number. */
  unnumbered: LocatedAddress | null;
};

const START: State = { text: "", busy: null, note: null, found: null, unnumbered: null };

/** SPEC §4 Intro / address flow, the same on the intro, in the header and at checkout. */
export function useAddressFlow(onUse: (located: LocatedAddress) => void, initialText = "") {
  const t = useTranslations("address");
  const answerText = useAnswerText();
  const [state, setState] = useState<State>({ ...START, text: initialText });
  const [near, setNear] = useState<Point | null>(null);
  const set = (part: Partial<State>) => setState((last) => ({ ...last, ...part }));
  const fail = (text: string) => set({ busy: null, note: { kind: "error", text } });

  async function check(text: string) {
    if (!text.trim()) return fail(t("empty"));
    set({ busy: "checking", note: null });
    const answer = await gazetteerProvider.geocode(text);
    if (!answer.ok) return fail(answerText(answer));
    const located = answer.data;
    if (!located?.city_name || !located.area_name || !located.street) return fail(t("incomplete"));
    const isAsTyped = fullAddress(located) === normalizeAddressText(text);
    if (!isAsTyped) return set({ busy: null, found: located, text: fullAddress(located) });
    accept(located);
  }

  function accept(located: LocatedAddress) {
    if (hasHouseNumber(located.street)) onUse(located);
    else set({ busy: null, unnumbered: located });
  }

  async function locate() {
    set({ busy: "locating", note: null, found: null });
    const position = await currentPosition();
    if (typeof position === "string") return fail(t(position));
    setNear(position);
    const answer = await gazetteerProvider.reverse(position);
    if (!answer.ok) return fail(answerText(answer));
    if (!answer.data) return fail(t("outside"));
    set({ busy: null, text: answer.data.address, note: { kind: "hint", text: t("completeHint") } });
  }

  return {
    ...state,
    near,
    type: (text: string) => set({ text, note: null, found: null }),
    submit: () => (state.found ? accept(state.found) : check(state.text)),
    locate,
    keepUnnumbered: () => state.unnumbered && onUse(state.unnumbered),
    dropUnnumbered: () => set({ unnumbered: null }),
  };
}
