import type { LocatedAddress, Point } from "@/lib/client/address-provider";
import { addressProvider } from "@/lib/client/choose-provider";
import { currentPosition } from "@/lib/client/geolocation";
import { CODE } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";
import place from "@/messages/zh-TW/place.json";

export type Here =
  | { near: Point; located: LocatedAddress; refusal?: undefined }
  | { near: Point | null; refusal: Refusal };

/** The address of the device, or the reason why there is none. The code loads when it is needed. */
export async function locateHere(): Promise<Here> {
  const near = await currentPosition();
  if (typeof near === "string") return { near: null, refusal: refused(place[near]) };
  const provider = await addressProvider();
  const answer = await provider.reverse(near);
  if (!answer.ok) return { near, refusal: answer };
  if (!answer.data) return { near, refusal: refused(place.outside) };
  return { near, located: answer.data };
}

function refused(message: string): Refusal {
  return { code: CODE.refused, message };
}
