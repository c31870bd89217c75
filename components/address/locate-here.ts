import type { LocatedAddress, Point } from "@/lib/client/address-provider";
import { addressProvider } from "@/lib/client/choose-provider";
import { pageLocale } from "@/lib/client/page-locale";
import { CODE } from "@/lib/contracts/answer-code";
import { LOCATION_TIMEOUT_MS } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { frameTexts } from "@/messages/parts/frame-texts";

/** The reason why the device has no position. Each reason has its own message (ER-07 to ER-11). */
type LocationFailure = "unsupported" | "denied" | "unavailable" | "timeout" | "unknown";

const FAILURES: Record<number, LocationFailure> = { 1: "denied", 2: "unavailable", 3: "timeout" };

export type Here =
  | { near: Point; located: LocatedAddress; isExact: boolean; refusal?: undefined }
  | { near: Point | null; refusal: Refusal };

/**
 * The largest error of the device's position, in metres, with which the address at this position is taken as the right
 * house.
 */
const EXACT_M = 50;

type Position = Point & { accuracy_m: number };

/** Finds the position of the device and the address there. If one of them is not found, returns the reason. */
export async function locateHere(): Promise<Here> {
  const position = await currentPosition();
  if (typeof position === "string") {
    return { near: null, refusal: refusal((await placeTexts())[position]) };
  }
  const { accuracy_m, ...near } = position;
  const provider = await addressProvider();
  const answer = await provider.reverse(near);
  if (!answer.ok) return { near, refusal: answer };
  if (!answer.data) return { near, refusal: refusal((await placeTexts()).outside) };
  return { near, located: answer.data, isExact: accuracy_m <= EXACT_M };
}

async function placeTexts() {
  const { place } = await frameTexts[pageLocale()]();
  return place;
}

function refusal(message: string): Refusal {
  return { code: CODE.refused, message };
}

/** Asks the browser for its position. Gives up after LOCATION_TIMEOUT_MS. */
function currentPosition(): Promise<Position | LocationFailure> {
  if (!("geolocation" in navigator)) return Promise.resolve("unsupported");
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng, accuracy: accuracy_m } }) =>
        resolve({ lat, lng, accuracy_m }),
      ({ code }) => resolve(FAILURES[code] ?? "unknown"),
      { timeout: LOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}
