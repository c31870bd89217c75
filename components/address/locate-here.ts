import type { LocatedAddress, Point } from "@/lib/client/address-provider";
import { addressProvider } from "@/lib/client/choose-provider";
import { pageLocale } from "@/lib/client/page-locale";
import { CODE } from "@/lib/contracts/answer-code";
import { LOCATION_TIMEOUT_MS } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { frameTexts } from "@/messages/parts/frame-texts";

/** The reason why there is no position. Each has its own message (ER-07 to ER-11). */
type LocationFailure = "unsupported" | "denied" | "unavailable" | "timeout" | "unknown";

const FAILURES: Record<number, LocationFailure> = { 1: "denied", 2: "unavailable", 3: "timeout" };

export type Here =
  | { near: Point; located: LocatedAddress; refusal?: undefined }
  | { near: Point | null; refusal: Refusal };

/** The address of the device, or the reason why there is none. The code loads when it is needed. */
export async function locateHere(): Promise<Here> {
  const near = await currentPosition();
  if (typeof near === "string") {
    return { near: null, refusal: refusal((await placeTexts())[near]) };
  }
  const provider = await addressProvider();
  const answer = await provider.reverse(near);
  if (!answer.ok) return { near, refusal: answer };
  if (!answer.data) return { near, refusal: refusal((await placeTexts()).outside) };
  return { near, located: answer.data };
}

async function placeTexts() {
  const { place } = await frameTexts[pageLocale()]();
  return place;
}

function refusal(message: string): Refusal {
  return { code: CODE.refused, message };
}

/** Asks the browser for its position; gives up after 5 s. */
function currentPosition(): Promise<Point | LocationFailure> {
  if (!("geolocation" in navigator)) return Promise.resolve("unsupported");
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(FAILURES[code] ?? "unknown"),
      { timeout: LOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}
