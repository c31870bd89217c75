"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { fullAddress, hasHouseNumber } from "@/lib/address/address-parts";
import type { GeocodedAddress } from "@/lib/address/geocode";
import type { LocatedAddress, Point, Suggestion } from "@/lib/client/address-provider";
import { NETWORK_FAILED } from "@/lib/client/api-client";
import { addressProvider } from "@/lib/client/choose-provider";
import type { Answer } from "@/lib/contracts/envelope";
import type { Here } from "./locate-here";

type State = {
  text: string;
  busy: "locating" | "checking" | null;
  note: { kind: "error" | "hint"; text: string } | null;
  /**
   * The address that the next press of the submit button uses. The form shows it before that. It comes from a
   * suggestion or from the device's position, it is a guess (see `lookUp`), or its position is only the centre of its
   * district.
   */
  found: LocatedAddress | null;
  /** The place nearby that the person has entered because the position is uncertain. */
  landmark: string;
  /** An address without a house number that the person must confirm. */
  unnumbered: LocatedAddress | null;
  /** The text for which no complete address was found. The person can then select the city and the district. */
  unplaced: string | null;
  /** The position of the device, if the person has requested it. Suggestions near this position come first. */
  near: Point | null;
};

const CONNECTION_FAILED = { code: NETWORK_FAILED, message: "" };

const START: State = {
  text: "",
  busy: null,
  note: null,
  found: null,
  landmark: "",
  unnumbered: null,
  unplaced: null,
  near: null,
};

/** The state and the actions of an address form (AD-07 to AD-16). */
export function useAddressFlow(
  onUse: (located: LocatedAddress) => void | Promise<void>,
  initialText = "",
) {
  const t = useTranslations("address");
  const answerText = useAnswerText();
  const [state, setState] = useState<State>({ ...START, text: initialText });
  const set = (part: Partial<State>) => setState((last) => ({ ...last, ...part }));
  const fail: Steps["fail"] = (text, part = {}) =>
    set({ busy: null, note: { kind: "error", text }, ...part });
  /** Calls `onUse`. Shows an error if `onUse` fails, for example because a JavaScript file does not load. */
  const handOver = (located: LocatedAddress) =>
    Promise.resolve(onUse(located)).catch(() => fail(answerText(CONNECTION_FAILED)));

  async function check(text: string) {
    if (!text.trim()) return fail(t("empty"));
    set({ busy: "checking", note: null });
    const answer = await lookUp(text, state.near);
    if (!answer.ok) return fail(answerText(answer), { unplaced: text });
    const located = answer.data;
    if (!isWholeAddress(located)) return fail(t("incomplete"), { unplaced: text });
    place(located);
  }

  /**
   * Uses an address. If the address is a guess or its position is the centre of its district, shows the address first
   * and waits for another press (AD-24).
   */
  function place(located: LocatedAddress) {
    if (!located.is_guess && located.precision !== "district") return accept(located);
    const text = fullAddress(located);
    set({ busy: null, found: located, landmark: "", text, unplaced: null });
  }

  function accept(located: LocatedAddress) {
    if (hasHouseNumber(located.street)) void handOver(located);
    else set({ busy: null, unnumbered: located });
  }

  /**
   * Fills the field with a suggestion and finds its position. The result is dropped if the person has changed the text
   * meanwhile.
   */
  async function select({ text, locate: findPlace }: Suggestion) {
    set({ text, note: null, found: null });
    const answer = await findPlace?.();
    if (!answer?.ok || !answer.data?.street) return;
    const placed = filledIn(answer.data, t("completeHint"));
    setState((last) => (last.text === text ? { ...last, ...placed } : last));
  }

  return {
    ...state,
    type: (text: string) => set({ text, note: null, found: null }),
    select,
    nameLandmark: (landmark: string) => set({ landmark }),
    submit: () =>
      state.found ? accept(withLandmark(state.found, state.landmark)) : check(state.text),
    place,
    ...positionActions({ t, answerText, set, fail, place }),
    ...unnumberedActions(state.unnumbered, { set, handOver }),
  };
}

type Steps = {
  /** Uses an address, or shows it first if it is a guess or its position is the centre of its district. */
  place: (located: LocatedAddress) => void;
  set: (part: Partial<State>) => void;
  fail: (text: string, part?: Partial<State>) => void;
  handOver: (located: LocatedAddress) => unknown;
  t: ReturnType<typeof useTranslations<"address">>;
  answerText: ReturnType<typeof useAnswerText>;
};

/** The actions that use the position of the device. */
function positionActions({ set, fail, place, t, answerText }: Omit<Steps, "handOver">) {
  /** Asks for the position of the device. If that fails, shows the reason and returns null. */
  async function position() {
    set({ busy: "locating", note: null });
    const device = await loadPosition();
    if (device.refusal) fail(answerText(device.refusal), { near: device.near });
    return device.refusal ? null : device;
  }

  /**
   * Fills in the address at the position of the device. Uses the address at once if it has a house number and the
   * position is accurate (AD-05).
   */
  async function locate() {
    set({ found: null });
    const device = await position();
    if (!device) return;
    const { near, located, isExact } = device;
    set({ busy: null, near, ...filledIn(located, t("completeHint")) });
    if (isExact && isFinalAddress(located)) place(located);
  }

  /**
   * Replaces the position of the found address by the position of the device, if the device is in the district of that
   * address (AD-24). Otherwise shows an error.
   */
  async function pin(found: LocatedAddress) {
    const device = await position();
    if (!device) return;
    const { near, located } = device;
    if (located.area_id === found.area_id)
      set({ busy: null, near, found: withDevicePosition(found, near) });
    else fail(t("pinElsewhere", { area: found.area_name }), { near });
  }

  return { locate, pin };
}

/**
 * The two answers to the question about a missing house number. Both close the question, because an open dialog in a
 * closed sheet would block the page.
 */
function unnumberedActions(
  unnumbered: State["unnumbered"],
  { set, handOver }: Pick<Steps, "set" | "handOver">,
) {
  const dropUnnumbered = () => set({ unnumbered: null });
  const keepUnnumbered = () => {
    dropUnnumbered();
    if (unnumbered) handOver(unnumbered);
  };
  return { dropUnnumbered, keepUnnumbered };
}

/**
 * Finds the address and position of a text. If the result is incomplete and the only suggestion is a complete address,
 * uses that suggestion and marks the result as a guess.
 */
async function lookUp(text: string, near: Point | null): Promise<Answer<LocatedAddress | null>> {
  const provider = await addressProvider();
  const answer = await provider.geocode(text);
  if (!answer.ok || isWholeAddress(answer.data)) return answer;
  const suggested = await provider.suggest(text, near, new AbortController().signal);
  const [only, ...others] = suggested.ok ? suggested.data : [];
  if (!only?.is_complete || others.length > 0) return answer;
  const guess = await provider.geocode(only.text);
  return guess.ok && guess.data ? { ...guess, data: { ...guess.data, is_guess: true } } : guess;
}

/** Returns the address with the position of the device. */
function withDevicePosition(found: LocatedAddress, position: Point): LocatedAddress {
  return { ...found, ...position, precision: "pin" };
}

/** Returns the address with the place nearby added to the note for the courier. */
function withLandmark(located: LocatedAddress, landmark: string): LocatedAddress {
  const remark = [located.remark, landmark.trim()].filter(Boolean).join("，");
  return { ...located, remark };
}

function loadPosition(): Promise<Here> {
  return import("./locate-here").then(
    (module) => module.locateHere(),
    () => ({ near: null, refusal: CONNECTION_FAILED }),
  );
}

/**
 * The state after the address of a suggestion or of the device's position was found: the field contains that address.
 * If the address is incomplete or has no house number, a hint asks for the house number.
 */
function filledIn(located: LocatedAddress, hint: string): Partial<State> {
  const text = fullAddress(located);
  if (isFinalAddress(located)) return { text, found: located, unplaced: null };
  return { text, note: { kind: "hint", text: hint } };
}

/**
 * True if city, district and street are present (AD-09). False for null, which means that nothing was found (AD-10).
 */
function isWholeAddress(located: GeocodedAddress | null): located is GeocodedAddress {
  return Boolean(located?.city_name && located.area_name && located.street);
}

/** True if the address is complete and has a house number, so that the person need not be asked again. */
function isFinalAddress(located: GeocodedAddress): boolean {
  return isWholeAddress(located) && hasHouseNumber(located.street);
}
