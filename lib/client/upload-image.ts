import { CODE, REQUEST_ID_HEADER } from "@/lib/contracts/answer-code";
import type { Answer, Envelope } from "@/lib/contracts/envelope";
import type { HelpPhoto } from "@/lib/contracts/order-help";
import { hrefs } from "@/lib/routing/hrefs";
import {
  forgetCsrfToken,
  getFromShop,
  NETWORK_FAILED,
  type Options,
  readCsrfToken,
} from "./api-client";
import { AS_COURIER } from "./courier-session-store";
import { openPage } from "./leave";

const PARCEL_PHOTOS = "/api/v3/UserApi/uploadImage";

/** Uploads a photo of a parcel (API-24). */
export function uploadImage(image: Blob): Promise<Answer<{ url: string }>> {
  return uploadPicture(PARCEL_PHOTOS, image, AS_COURIER);
}

/**
 * Uploads a photo of a report about an order (API-99). A breakage does not open the error page, so that the customer
 * does not lose the typed text.
 */
export function uploadHelpPhoto(order_id: number, image: Blob): Promise<Answer<HelpPhoto>> {
  const query = new URLSearchParams({ order_id: String(order_id) });
  return uploadPicture(`/api/v3/OrderApi/uploadHelpPhoto?${query}`, image, { breakage: "stay" });
}

/** Uploads a picture as multipart form data (AP-04). A refusal is returned as a value. */
async function uploadPicture<Data>(
  path: string,
  image: Blob,
  options: Options,
): Promise<Answer<Data>> {
  const body = new FormData();
  body.set("image", image);
  if (!readCsrfToken()) await getFromShop("/api/session", { breakage: "stay" });
  const first = await post(path, body, options);
  if (first?.status !== 403) return toAnswer(first, options);
  // The anti-forgery token expires with its session, so a new token is fetched once.
  forgetCsrfToken();
  await getFromShop("/api/session", { breakage: "stay" });
  return toAnswer(await post(path, body, options), options);
}

function post(path: string, body: FormData, options: Options): Promise<Response | null> {
  const headers = { ...options.headers, "x-xsrf-token": readCsrfToken() ?? "" };
  return fetch(path, { method: "POST", credentials: "same-origin", headers, body }).catch(
    () => null,
  );
}

async function toAnswer<Data>(
  response: Response | null,
  { breakage }: Options,
): Promise<Answer<Data>> {
  if (response === null) return { ok: false, code: NETWORK_FAILED, message: "" };
  // Opens the error page, as `api-client` does (ER-03), but also for HTTP 401.
  if (response.status >= 400 && breakage !== "stay") {
    openPage(hrefs.serverError(response.headers.get(REQUEST_ID_HEADER) ?? ""));
  }
  const envelope: unknown = await response.json().catch(() => null);
  if (!isEnvelope<Data>(envelope)) return { ok: false, code: CODE.refused, message: "" };
  const { code, message, data } = envelope;
  if (code !== CODE.ok || !data) return { ok: false, code, message };
  return { ok: true, data, message };
}

function isEnvelope<Data>(body: unknown): body is Envelope<Data> {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}
